import { style } from "@vanilla-extract/css";
import { theme } from "../../../ui/theme/theme.css.ts";

export const progress = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: theme.space[3],
  minHeight: theme.size.target,
});

export const line = style({ display: "inline-flex", alignItems: "center", gap: theme.space[2] });

export const bar = style({ flex: "1 1 10rem", accentColor: theme.color.accentText });

export const dim = style({ color: theme.color.textDim, fontVariantNumeric: "tabular-nums" });

export const failed = style({ display: "grid", gap: theme.space[2] });
