import { style } from "@vanilla-extract/css";
import { theme } from "../../../ui/theme/theme.css.ts";

export const panel = style({ display: "grid", gap: theme.space[3] });

export const body = style({ display: "grid", gap: theme.space[4], lineHeight: 1.4 });

export const rounds = style({ display: "grid", gap: theme.space[2] });

export const round = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space[2],
});
