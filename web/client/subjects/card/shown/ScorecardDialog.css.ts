import { style } from "@vanilla-extract/css";
import { theme } from "../../../ui/theme/theme.css.ts";

export const item = style({
  display: "grid",
  gap: theme.space[1],
  padding: theme.space[3],
  borderRadius: theme.radius.slot,
  background: theme.card.raised,
  lineHeight: 1.35,
  overflowWrap: "anywhere",
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `0 ${theme.space[3]}`,
  fontWeight: theme.weight.strong,
  fontVariantNumeric: "tabular-nums",
});
