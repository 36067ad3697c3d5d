import { globalStyle, style } from "@vanilla-extract/css";
import { figure, label, theme } from "../../../ui/theme/theme.css.ts";

export const strong = style({ fontWeight: theme.weight.strong, overflowWrap: "anywhere" });

export const lines = style({ width: "100%", borderCollapse: "collapse" });

export const caption = style([strong, { paddingBottom: theme.space[1], textAlign: "left" }]);

export const head = style([label, { textAlign: "left", fontWeight: theme.weight.label }]);
export const headFigure = style([head, { width: "4.5rem", textAlign: "right" }]);

export const line = style({ borderTop: `${theme.line.hair} solid ${theme.color.line}` });

export const name = style({
  paddingBlock: theme.space[1],
  textAlign: "left",
  fontWeight: theme.weight.label,
  lineHeight: theme.leading.snug,
  overflowWrap: "anywhere",
});
export const figures = style([figure, { fontSize: theme.figure.sm, textAlign: "right" }]);

/** A number beside the heading. */
export const places = style({ marginRight: "auto", color: theme.color.textDim });

export const filter = style({ minWidth: "min(100%, 13rem)" });

/** The bar for many players stays visible while the rows scroll. */
export const many = style({
  position: "sticky",
  zIndex: 2,
  top: 0,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: theme.space[2],
  paddingBlock: theme.space[2],
  background: theme.color.ground,
});

// What the keyboard reaches does not stop behind it and the head of the table.
globalStyle(`html:has(${many})`, { scrollPaddingTop: "6rem" });

export const count = style({ marginRight: "auto", fontVariantNumeric: "tabular-nums" });

export const whom = style({
  maxHeight: "10rem",
  overflowY: "auto",
  fontSize: theme.text.sm,
  color: theme.color.textDim,
});

export const words = style({
  display: "grid",
  gap: theme.space.oneAndHalf,
  minWidth: 0,
  flex: "1 1 auto",
});

export const playOff = style({
  display: "grid",
  gap: theme.space.oneAndHalf,
  minWidth: 0,
  flex: "1 1 12rem",
});
