import { style } from "@vanilla-extract/css";
import { wrap } from "../../components/page/Page.css.ts";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";

export const page = style({
  position: "relative",
  isolation: "isolate",
  display: "grid",
  minHeight: "100dvh",
});

export const art = style({
  position: "absolute",
  inset: "0 0 36%",
  zIndex: -1,
  overflow: "hidden",
  "::after": {
    content: "''",
    position: "absolute",
    inset: 0,
    background: `linear-gradient(to bottom, transparent 56%, ${theme.color.ground})`,
  },
  "@media": {
    [media.tablet]: {
      inset: 0,
      selectors: {
        "&::after": {
          background: `linear-gradient(to right, ${theme.color.ground} 14%, transparent 62%)`,
        },
      },
    },
  },
});

export const words = style([
  wrap,
  {
    display: "grid",
    alignContent: "end",
    justifyItems: "start",
    gap: theme.space[5],
    paddingBlock: theme.space[6],
    "@media": { [media.tablet]: { alignContent: "center" } },
  },
]);

export const title = style({ maxWidth: "5.4em" });

export const sentence = style({ maxWidth: "25em", fontSize: theme.text.lg, lineHeight: 1.4 });
