import { style } from "@vanilla-extract/css";
import { wrap } from "../../ui/page/Page.css.ts";
import { media } from "../../ui/theme/media.ts";
import { theme } from "../../ui/theme/theme.css.ts";

export const page = style({
  position: "relative",
  isolation: "isolate",
  display: "grid",
  minHeight: "100dvh",
  // The words are at the bottom, so the drawing fades out from there on screens of any height.
  "::before": {
    content: "''",
    position: "absolute",
    inset: 0,
    zIndex: -1,
    background: `linear-gradient(to top, ${theme.color.ground} 22rem, transparent 34rem)`,
  },
  "@media": {
    [media.tablet]: {
      selectors: {
        "&::before": {
          background: `linear-gradient(to right, ${theme.color.ground} 14%, transparent 62%)`,
        },
      },
    },
  },
});

export const art = style({
  position: "absolute",
  inset: "0 0 36%",
  zIndex: -2,
  overflow: "hidden",
  "@media": { [media.tablet]: { inset: 0 } },
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
