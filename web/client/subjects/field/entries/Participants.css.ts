import { style } from "@vanilla-extract/css";
import { theme } from "../../../ui/theme/theme.css.ts";

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space[3],
  paddingBottom: theme.space[4],
});

/** A number beside the heading. */
export const places = style({ marginRight: "auto", color: theme.color.textDim });

export const list = style({ display: "grid", gap: theme.space[3], minWidth: 0 });

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

export const count = style({ marginRight: "auto", fontVariantNumeric: "tabular-nums" });

export const outcome = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: theme.space[3],
  padding: theme.space[3],
  borderRadius: theme.radius.slot,
  background: theme.color.raised,
});

export const headTools = style({ display: "flex", flexWrap: "wrap", gap: theme.space[2] });

export const whom = style({
  maxHeight: "10rem",
  overflowY: "auto",
  fontSize: theme.text.sm,
  color: theme.color.textDim,
});

export const date = style({ whiteSpace: "nowrap" });

export const words = style({
  display: "grid",
  gap: theme.space.oneAndHalf,
  minWidth: 0,
  flex: "1 1 auto",
});

export const name = style({
  fontWeight: theme.weight.strong,
  lineHeight: theme.leading.snug,
  overflowWrap: "anywhere",
});

export const facts = style({
  fontWeight: theme.weight.text,
  fontSize: theme.text.sm,
  lineHeight: 1.3,
  color: theme.color.textDim,
  overflowWrap: "anywhere",
});

export const tools = style({ display: "flex", flexWrap: "wrap", gap: theme.space[2] });

export const question = style({ display: "grid", gap: theme.space[4] });
