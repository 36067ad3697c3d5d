import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../../../ui/theme/media.ts";
import { figure, label, theme } from "../../../ui/theme/theme.css.ts";

export const stake = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: `${theme.space[2]} ${theme.space.threeAndHalf}`,
});

export const worth = style([
  figure,
  {
    fontSize: `min(${theme.text["4xl"]}, 17vw)`,
    fontStretch: theme.width.narrow,
    fontWeight: 820,
    lineHeight: 0.8,
    color: theme.color.money,
  },
]);

export const stakeWords = style({
  fontSize: theme.text.lg,
  fontWeight: theme.weight.strong,
  lineHeight: 1.15,
});

export const stakeNote = style({
  display: "block",
  marginTop: theme.space.half,
  fontSize: theme.text.sm,
  fontWeight: 480,
  color: theme.color.textDim,
});

export const chart = style({ display: "grid", gap: theme.space[1] });
export const round = style([label, {}]);

export const piles = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 2.25rem)",
  /** As high as the highest pile, up to the height of the chart. */
  gridTemplateRows: "minmax(0, auto)",
  gap: theme.space.half,
  maxHeight: "154px",
  "@media": { [media.desktop]: { maxHeight: "230px", gap: theme.space[1] } },
});

export const pile = style({
  display: "flex",
  flexDirection: "column",
  justifyContent: "flex-end",
  gap: theme.space[1],
  minWidth: 0,
  minHeight: 0,
  textAlign: "center",
});

export const stack = style({
  display: "flex",
  flexDirection: "column",
  justifyContent: "flex-end",
  flex: "0 1 auto",
  gap: theme.space.half,
  minHeight: 0,
});

/** Compresses a pile that is too high for the chart. */
export const inPile = style({
  display: "block",
  flex: "0 1 19px",
  height: "19px",
  minHeight: "3px",
  "@media": { [media.desktop]: { flexBasis: "30px", height: "30px" } },
});

const tagBase = style({
  fontSize: "0.75rem",
  fontStretch: "70%",
  fontWeight: 740,
  lineHeight: 1,
  whiteSpace: "nowrap",
  "@media": { [media.desktop]: { fontSize: theme.text.sm } },
});

export const tag = styleVariants({
  won: [tagBase],
  tied: [tagBase],
  open: [tagBase],
  mine: [tagBase, { color: theme.color.accentText }],
  next: [
    tagBase,
    {
      display: "flex",
      justifyContent: "center",
      marginInline: `calc(-1 * ${theme.space[3]})`,
      color: theme.color.money,
      fontSize: theme.text.sm,
      // It is wider than its pile. On a won pile beside it, gold would be lost on gold.
      position: "relative",
      paintOrder: "stroke fill",
      WebkitTextStroke: `${theme.line.heavy} ${theme.color.surface}`,
    },
  ],
});

const shape = style({ borderRadius: "2px" });

export const slat = styleVariants({
  won: [shape, { background: theme.color.money }],
  mine: [
    shape,
    {
      background: theme.color.accent,
      boxShadow: `inset 0 0 0 ${theme.line.thin} ${theme.color.onAccent}`,
    },
  ],
  tied: [
    shape,
    {
      background: `repeating-linear-gradient(-45deg, ${theme.color.outline} 0 ${theme.space.half}, transparent ${theme.space.half} 6px)`,
      boxShadow: `inset 0 0 0 ${theme.line.thin} ${theme.color.outline}`,
    },
  ],
  open: [shape, { border: `${theme.line.thin} dashed ${theme.color.outline}` }],
  next: [shape, { border: `${theme.line.thick} solid ${theme.color.money}` }],
});

export const number = style({
  paddingTop: theme.space[1],
  borderTop: `${theme.line.thick} solid ${theme.color.outline}`,
  color: theme.color.textDim,
  fontSize: "0.75rem",
  fontStretch: theme.width.figure,
  fontVariantNumeric: "tabular-nums",
  lineHeight: 1,
  "@media": { [media.desktop]: { fontSize: theme.text.sm } },
});

export const numberNext = style([
  number,
  { color: theme.color.text, fontWeight: 760, borderColor: theme.color.money },
]);

export const key = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${theme.space.oneAndHalf} ${theme.space[4]}`,
  color: theme.color.textDim,
  fontSize: theme.text.sm,
  lineHeight: 1.2,
});

export const keySlat = style({ flex: "none", width: "18px", height: "14px" });
