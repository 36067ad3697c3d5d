import { style } from "@vanilla-extract/css";
import { headerHeight } from "../../ui/page/Header.css.ts";
import { wrap } from "../../ui/page/Page.css.ts";
import { largeText, media } from "../../ui/theme/media.ts";
import { theme } from "../../ui/theme/theme.css.ts";

export const closing = style({ position: "relative", isolation: "isolate", overflow: "hidden" });

export const closingArt = style({
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

export const closingWords = style([
  wrap,
  {
    display: "grid",
    justifyItems: "start",
    gap: theme.space[4],
    paddingBlock: theme.space[8],
  },
]);

export const closingHeadline = style({
  maxWidth: "8em",
  fontSize: theme.text["3xl"],
  "@media": { [media.tablet]: { fontSize: theme.text["4xl"] } },
});

const daylight = "[data-theme='light'] &";

export const hero = style({
  position: "relative",
  isolation: "isolate",
  containerType: "inline-size",
  display: "flex",
  flexDirection: "column",
  overflow: "hidden",
  minHeight: "664px",
  // Text needs a plain background, so the drawing fades out below it.
  "::before": {
    content: "''",
    position: "absolute",
    inset: 0,
    zIndex: -1,
    background: `linear-gradient(to bottom, transparent 30%, ${theme.color.ground} 66%)`,
  },
  "@media": {
    [media.tablet]: {
      selectors: {
        "&::before": {
          background: `linear-gradient(to right, ${theme.color.ground} 6%, transparent 58%)`,
        },
      },
    },
    [media.desktop]: { minHeight: "700px" },
  },
  // Very large text starts higher.
  "@container": {
    [largeText]: {
      selectors: {
        "&::before": {
          background: `linear-gradient(to bottom, transparent, ${theme.color.ground} 16%)`,
        },
      },
    },
  },
});

export const art = style({
  position: "absolute",
  zIndex: -2,
  inset: "0 -84px 222px 0",
  "@media": { [media.tablet]: { inset: 0 } },
});

export const measures = style({ position: "absolute", inset: 0, width: "100%", height: "100%" });

export const tick = style({
  fill: "none",
  stroke: theme.color.text,
  strokeOpacity: 0.75,
  strokeWidth: 1.6,
  strokeDasharray: "3 4",
});

export const yards = style({
  fill: theme.color.text,
  fontSize: "30px",
  fontStretch: theme.width.figure,
  fontWeight: theme.weight.figure,
});

export const words = style([
  wrap,
  {
    flex: 1,
    display: "grid",
    alignContent: "end",
    justifyItems: "start",
    gap: theme.space[5],
    paddingTop: headerHeight,
    paddingBottom: theme.space[6],
    "@media": { [media.desktop]: { alignContent: "center", paddingBottom: theme.space[7] } },
  },
]);

export const headline = style({ maxWidth: "7.2em" });

export const wicked = style({
  fontStyle: "normal",
  color: theme.color.accent,
  selectors: { [daylight]: { color: theme.color.accentText } },
});

export const lead = style({
  maxWidth: "25em",
  lineHeight: 1.4,
  "@media": { [media.tablet]: { fontSize: theme.text.lg } },
});

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: theme.space[3],
  "@media": { [media.phone]: { width: "100%" } },
});

export const action = style({
  "@media": { [media.phone]: { flex: 1, paddingInline: theme.space[3] } },
});
