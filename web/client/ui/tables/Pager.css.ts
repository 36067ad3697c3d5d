import { style } from "@vanilla-extract/css";
import { theme } from "../theme/theme.css.ts";

export const pager = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space[3],
  minHeight: theme.size.target,
});

export const count = style({
  fontSize: theme.text.sm,
  fontVariantNumeric: "tabular-nums",
  color: theme.color.textDim,
});

export const turns = style({ display: "inline-flex", gap: theme.space[2] });
