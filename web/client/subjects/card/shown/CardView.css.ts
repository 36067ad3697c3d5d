import { style } from "@vanilla-extract/css";
import { theme } from "../../../ui/theme/theme.css.ts";

export const item = style({
  display: "grid",
  gap: theme.space.half,
  padding: `${theme.space.twoAndHalf} ${theme.space[3]}`,
  borderRadius: theme.radius.slot,
  background: theme.card.raised,
  lineHeight: 1.35,
});

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${theme.space[1]} ${theme.space[3]}`,
});

export const when = style({
  fontSize: theme.text.sm,
  fontVariantNumeric: "tabular-nums",
  color: theme.card.dim,
});
