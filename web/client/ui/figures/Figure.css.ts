import { style, styleVariants } from "@vanilla-extract/css";
import { theme } from "../theme/theme.css.ts";

/** Red, white (ink) and dim: the colours of a score to par. */
export const tone = styleVariants({
  under: { color: theme.color.under },
  par: { color: theme.color.par },
  over: { color: theme.color.over },
  money: { color: theme.color.money },
  up: { color: theme.color.up },
  plain: {},
});

export const size = styleVariants({
  sm: { fontSize: theme.figure.sm },
  md: { fontSize: theme.figure.md },
  lg: { fontSize: theme.figure.lg },
  xl: { fontSize: theme.figure.xl },
  inherit: {},
});

const LINE = "0.095em solid currentColor";

const mark = style({
  display: "inline-grid",
  placeItems: "center",
  minWidth: "1.62em",
  height: "1.62em",
  fontStretch: theme.width.figure,
  fontWeight: 720,
  fontVariantNumeric: "tabular-nums",
  lineHeight: 1,
});

const circle = { borderRadius: "50%", border: LINE, color: theme.color.under };
const square = { borderRadius: "1px", border: LINE, color: theme.color.over };
const doubled = { outline: LINE, outlineOffset: "0.1em", scale: "0.86" };

export const note = styleVariants({
  eagle: [mark, { ...circle, ...doubled }],
  birdie: [mark, circle],
  level: [mark, { color: theme.color.par }],
  bogey: [mark, square],
  double: [mark, { ...square, ...doubled }],
  none: [mark, { color: theme.color.over }],
});

export const row = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.25em",
  verticalAlign: "middle",
});

const shape = style({ display: "block", width: "0.7em", height: "0.7em" });
const outlined = (color: string, radius: string) => ({
  border: `2px solid ${color}`,
  borderRadius: radius,
});

/** The small shapes of the last holes: a filled shape replaces the double one. */
export const small = styleVariants({
  eagle: [shape, outlined(theme.color.under, "50%"), { background: theme.color.under }],
  birdie: [shape, outlined(theme.color.under, "50%")],
  level: [shape, { height: "2px", background: theme.color.over }],
  bogey: [shape, outlined(theme.color.over, "1px")],
  double: [shape, outlined(theme.color.over, "1px"), { background: theme.color.over }],
  none: [shape, { width: "0.35em", height: "2px", background: theme.color.over }],
});
