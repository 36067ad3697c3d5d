import { globalStyle, style } from "@vanilla-extract/css";
import { largeText, media } from "../../../../ui/theme/media.ts";
import { theme, toastTop } from "../../../../ui/theme/theme.css.ts";

const daylight = "[data-theme='light'] &";

export const head = style({
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
const aside = { [`${head}:has(> fieldset) > &`]: { display: "none" } } as const;

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

export const headLine = style({
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

export const headNumber = style({
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

export const factName = style({
  minWidth: "46px",
  fontSize: theme.text.sm,
  fontStretch: theme.width.label,
  fontWeight: theme.weight.label,
  lineHeight: 1,
  color: theme.color.textDim,
  "@media": { [media.low]: { minWidth: 0 } },
});

export const factValue = style({
  fontSize: "1.375rem",
  lineHeight: 1,
  selectors: { [`${fact}:first-child &`]: { fontSize: "1.75rem" } },
  "@media": {
    [media.low]: { selectors: { [`${fact}:first-child &`]: { fontSize: "1.375rem" } } },
  },
});

/**
 * Two lines as on a card, because eighteen holes in one line would be too small for a finger. With
 * very large text there are more lines, as nine holes beside each other would be too small to read.
 */
export const strip = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(max(10.5%, 1.95rem), 1fr))",
  gap: theme.space.half,
  padding: `0 ${theme.space[2]} ${theme.space[1]}`,
});

export const stripHole = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: theme.space[1],
  minWidth: 0,
  minHeight: "34px",
  borderRadius: theme.radius.slot,
  background: theme.color.surface,
  color: theme.color.textDim,
  lineHeight: 1,
  touchAction: "manipulation",
  "@media": { [media.low]: { minHeight: "26px" } },
});

export const stripCurrent = style([
  stripHole,
  { background: theme.color.accent, color: theme.color.onAccent },
]);

export const stripNumber = style({ fontSize: "0.75rem", fontStretch: theme.width.narrow });
export const stripStrokes = style({ fontSize: "1.125rem", lineHeight: 1 });

export { foot, ways } from "../RoundEntry.css.ts";

export const pad = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "auto auto minmax(min-content, 1fr) auto auto",
});

// Below the holes, which are pressed, over the drawing, which is only looked at.
globalStyle(`html:has(${pad})`, { vars: { [toastTop]: "7rem" } });

export const extras = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 10.2rem), 1fr))",
  alignItems: "center",
  gap: `${theme.space[1]} ${theme.space[2]}`,
  padding: `0 ${theme.space[3]} ${theme.space.oneAndHalf}`,
  "@media": { [media.low]: { paddingBottom: 0 } },
});

export const hintLine = style({
  gridColumn: "1 / -1",
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space[2],
});

export const hint = style({ fontSize: theme.text.sm, lineHeight: 1.3, color: theme.color.textDim });

export const notes = style({
  flex: "none",
  display: "inline-flex",
  alignItems: "center",
  gap: theme.space[2],
  minHeight: theme.size.target,
  padding: `0 ${theme.space[2]}`,
  fontSize: theme.text.sm,
  fontWeight: 640,
  // In the first picture of the server nothing answers yet but the keys.
  selectors: { "&:disabled": { color: theme.color.textDim, cursor: "not-allowed" } },
});

export const notesWord = style({
  textDecoration: "underline",
  textUnderlineOffset: theme.space[1],
});

/** Keeps all three in one line on the smallest phones. */
const tight = { "@media": { [media.narrow]: { paddingInline: theme.space[2] } } };

export const way = style({ paddingInline: theme.space[4], ...tight });
export const next = style({
  flex: "1 1 6.5rem",
  minWidth: 0,
  paddingInline: theme.space[3],
  fontSize: theme.text.lg,
  ...tight,
});

export const nextSign = style({ flex: "none" });

/** Some first names are longer than the button. */
export const nextWord = style({
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
