import { style } from "@vanilla-extract/css";
import { theme } from "../../../ui/theme/theme.css.ts";

export const body = style({ display: "grid", gap: theme.space[4] });

export const ask = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: theme.space[3],
  paddingTop: theme.space[4],
});

export const words = style({ flex: "1 1 16rem", color: theme.color.textDim });
