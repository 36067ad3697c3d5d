import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { theme } from "../theme/theme.css.ts";

export const card = style({
  display: "block",
  width: "100%",
  perspective: "1200px",
  textAlign: "center",
  borderRadius: theme.radius.panel,
});

export const turning = style({
  position: "relative",
  display: "grid",
  minHeight: "330px",
  transformStyle: "preserve-3d",
  "@media": {
    [media.phone]: { minHeight: "216px" },
    [media.lively]: { transition: `transform ${theme.motion.flip} ${theme.ease.out}` },
  },
  selectors: { "[aria-pressed='true'] > &": { transform: "rotateY(180deg)" } },
});

const face = style({
  gridArea: "1 / 1",
  position: "relative",
  isolation: "isolate",
  overflow: "hidden",
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: theme.space[2],
  padding: `${theme.space.threeAndHalf} ${theme.space[4]} ${theme.space[4]}`,
  borderRadius: theme.radius.panel,
  background: theme.color.surface,
  boxShadow: theme.shadow.raised,
  lineHeight: 1.25,
  "@media": {
    [media.phone]: {
      padding: `${theme.space.twoAndHalf} ${theme.space.twoAndHalf} ${theme.space[2]}`,
    },
  },
  backfaceVisibility: "hidden",
  // The hidden face stays visible and readable until the turn is over.
  transition: `visibility 0s linear ${theme.motion.flip}, opacity 220ms`,
});

const turnedAway = { visibility: "hidden" } as const;
const inSight = { visibility: "visible", transitionDelay: "0s" } as const;

export const front = style([
  face,
  { selectors: { "[aria-pressed='true'] &": turnedAway, "[aria-pressed='false'] &": inSight } },
]);

export const back = style([
  face,
  {
    transform: "rotateY(180deg)",
    selectors: { "[aria-pressed='false'] &": turnedAway, "[aria-pressed='true'] &": inSight },
  },
]);

export const turnHint = style({
  marginTop: "auto",
  minHeight: "24px",
  fontWeight: 660,
  color: theme.color.accentText,
});
