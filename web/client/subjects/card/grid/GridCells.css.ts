import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../../../ui/theme/media.ts";
import { figure, theme } from "../../../ui/theme/theme.css.ts";
import { atWork, height, heightByTouch, sum } from "./ScoreSheet.css.ts";

export const cell = style({
  position: "relative",
  // With it a whole row fits a window of 1280 pixels, its buttons and two scroll bars included.
  width: "37px",
  minWidth: "37px",
  height,
  padding: `${theme.space.half} ${theme.line.hair}`,
  boxShadow: `${theme.edge.below} ${theme.color.line}`,
  selectors: { [`${atWork} &`]: { background: theme.color.raised } },
  "@media": {
    [media.belowDesktop]: { width: "46px", minWidth: "46px", height: heightByTouch },
  },
});

export const input = style([
  figure,
  {
    display: "block",
    width: "100%",
    height: `calc(${height} - 2 * ${theme.space.half})`,
    padding: 0,
    border: `${theme.line.thick} solid transparent`,
    borderRadius: theme.radius.slot,
    background: theme.color.sunken,
    color: theme.color.text,
    caretColor: "transparent",
    textAlign: "center",
    fontSize: "1.3125rem",
    cursor: "cell",
    selectors: {
      "&::selection": { background: "transparent", color: "inherit" },
      "&:focus": {
        outline: `${theme.focus.width} solid ${theme.color.focus}`,
        outlineOffset: `calc(${theme.line.hair} * -1)`,
        zIndex: 1,
      },
    },
    "@media": { [media.belowDesktop]: { height: theme.size.target } },
  },
]);

export const tone = styleVariants({
  eagle: { color: theme.color.under },
  birdie: { color: theme.color.under },
  level: { color: theme.color.par },
  bogey: { color: theme.color.over },
  double: { color: theme.color.over },
});

/** Each state has a sign in the cell too, because colour alone is not enough. */
export const state = styleVariants({
  empty: {},
  saved: {},
  waiting: { borderColor: theme.color.outline, borderStyle: "dashed" },
  saving: { borderColor: theme.color.outline, borderStyle: "dashed" },
  correction: { background: theme.color.caution, color: theme.color.onCaution },
  refused: { borderColor: theme.color.error, color: theme.color.error },
  conflict: {
    borderColor: theme.color.error,
    background: theme.color.caution,
    color: theme.color.onCaution,
  },
});

/** The shape that golfers draw around a figure. */
const shape = style({
  position: "absolute",
  inset: 0,
  width: "31px",
  height: "31px",
  margin: "auto",
  pointerEvents: "none",
});
const line = `${theme.line.thick} solid currentColor`;
const circle = { borderRadius: "50%", border: line, color: theme.color.under };
const square = { borderRadius: "1px", border: line, color: theme.color.over };
const doubled = { outline: line, outlineOffset: theme.space.half, scale: "0.84" };
export const shapes = styleVariants({
  eagle: [shape, { ...circle, ...doubled }],
  birdie: [shape, circle],
  bogey: [shape, square],
  double: [shape, { ...square, ...doubled }],
});

export const dots = style({
  position: "absolute",
  top: "3px",
  right: theme.space[1],
  display: "flex",
  gap: theme.space.half,
  pointerEvents: "none",
});
export const dot = style({
  width: "4px",
  height: "4px",
  borderRadius: "50%",
  background: theme.color.textDim,
});

export const sign = style({
  position: "absolute",
  left: theme.space[1],
  bottom: theme.space[1],
  display: "grid",
  color: theme.color.text,
  pointerEvents: "none",
});
export const signOnCaution = style([sign, { color: theme.color.onCaution }]);

export const paper = style([sum, { position: "relative", width: "62px", minWidth: "62px" }]);

/** In the box, below the figure. */
export const paperNote = style({
  position: "absolute",
  inset: "auto 0 5px",
  pointerEvents: "none",
  fontSize: theme.text.xs,
  fontWeight: theme.weight.label,
  lineHeight: 1,
  color: theme.color.error,
});
export const paperRight = style([paperNote, { color: theme.color.up }]);

export const paperInput = style([
  input,
  {
    width: "58px",
    height: "38px",
    marginInline: "auto",
    borderColor: theme.color.outline,
    fontSize: theme.figure.sm,
    "@media": { [media.belowDesktop]: { height: "38px" } },
  },
]);
export const paperProven = style({ paddingBottom: theme.space[3] });
export const paperWrong = style({ borderColor: theme.color.error, color: theme.color.error });
