import { style } from "@vanilla-extract/css";
import { largeText, media } from "../../../../ui/theme/media.ts";
import { theme } from "../../../../ui/theme/theme.css.ts";

const daylight = "[data-theme='light'] &";

export const hole = style({
  position: "relative",
  isolation: "isolate",
  containerType: "inline-size",
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  alignItems: "end",
  gap: `0 ${theme.space[4]}`,
  minHeight: "168px",
  padding: `${theme.space[3]} ${theme.space[4]} ${theme.space.threeAndHalf}`,
  overflow: "hidden",
  // What stands above it then, and the keys, keep their place.
  selectors: {
    "[data-group] &, [data-sent-back] &": { minHeight: "132px" },
    // Nobody enters the own strokes onto the card of another unseen.
    "[data-foreign] &": { background: theme.color.active },
  },
  "@media": {
    [media.low]: {
      minHeight: "80px",
      paddingBlock: `${theme.space[1]} ${theme.space.oneAndHalf}`,
      selectors: { "[data-group] &, [data-sent-back] &": { minHeight: "80px" } },
    },
  },
});

/** A low screen has room for the question of a dispute or for the facts beside the number. */
const aside = { [`${hole}:has(> fieldset) > &`]: { display: "none" } } as const;

export const art = style({
  position: "absolute",
  inset: 0,
  zIndex: -1,
  // The facts reach as far as the bunkers, and in a row, on a low screen, a little further.
  maskImage: "linear-gradient(to right, transparent 36%, #000 80%)",
  "@media": { [media.low]: { maskImage: "linear-gradient(to right, transparent 58%, #000 82%)" } },
  // Very large text needs the whole width, and text must not lie on a green.
  "@container": { [largeText]: { display: "none" } },
});

export const line = style({
  gridColumn: "1 / -1",
  alignSelf: "start",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: theme.space.twoAndHalf,
  minHeight: "30px",
  fontWeight: 640,
  "@media": { [media.low]: { selectors: aside } },
});

export const received = style({
  display: "inline-flex",
  alignItems: "center",
  gap: theme.space[2],
  minHeight: "30px",
  padding: `0 ${theme.space.twoAndHalf}`,
  borderRadius: theme.radius.slot,
  background: theme.color.ground,
  fontSize: theme.text.sm,
});

export const dot = style({
  width: "9px",
  height: "9px",
  borderRadius: "50%",
  background: theme.color.accent,
  selectors: { [daylight]: { boxShadow: `0 0 0 ${theme.line.thin} ${theme.color.onAccent}` } },
});

export const number = style({
  fontSize: theme.figure.xl,
  fontStretch: theme.width.narrow,
  fontWeight: 820,
  letterSpacing: "-0.02em",
  lineHeight: 0.78,
  "@media": { [media.low]: { fontSize: "3.25rem" } },
});

export const facts = style({
  display: "grid",
  gap: theme.space[1],
  justifyContent: "start",
  "@media": {
    [media.low]: { gridAutoFlow: "column", gap: theme.space.threeAndHalf, selectors: aside },
  },
});

export const fact = style({
  display: "flex",
  alignItems: "baseline",
  gap: theme.space.oneAndHalf,
  "@media": { [media.low]: { display: "grid", gap: theme.space.half } },
});

export const name = style({
  minWidth: "46px",
  fontSize: theme.text.sm,
  fontStretch: theme.width.label,
  fontWeight: theme.weight.label,
  lineHeight: 1,
  color: theme.color.textDim,
  "@media": { [media.low]: { minWidth: 0 } },
});

export const value = style({
  fontSize: "1.375rem",
  lineHeight: 1,
  selectors: { [`${fact}:first-child &`]: { fontSize: "1.75rem" } },
  "@media": {
    [media.low]: { selectors: { [`${fact}:first-child &`]: { fontSize: "1.375rem" } } },
  },
});
