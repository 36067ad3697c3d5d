import { style } from "@vanilla-extract/css";
import { wrap } from "../../ui/page/Page.css.ts";
import { media } from "../../ui/theme/media.ts";
import { theme } from "../../ui/theme/theme.css.ts";

export const closing = style({ position: "relative", isolation: "isolate", overflow: "hidden" });

export const art = style({
  position: "absolute",
  inset: 0,
  zIndex: -1,
  "::after": {
    content: "''",
    position: "absolute",
    inset: 0,
    background: `linear-gradient(to top, ${theme.color.ground} 48%, transparent)`,
  },
  "@media": {
    [media.tablet]: {
      selectors: {
        "&::after": {
          background: `linear-gradient(to right, ${theme.color.ground} 18%, transparent 66%)`,
        },
      },
    },
  },
});

export const words = style([
  wrap,
  {
    display: "grid",
    justifyItems: "start",
    gap: theme.space[4],
    paddingBlock: theme.space[8],
  },
]);

export const headline = style({
  maxWidth: "8em",
  fontSize: theme.text["3xl"],
  "@media": { [media.tablet]: { fontSize: theme.text["4xl"] } },
});
