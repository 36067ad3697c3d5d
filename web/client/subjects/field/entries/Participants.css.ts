import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "../../../ui/theme/theme.css.ts";

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
