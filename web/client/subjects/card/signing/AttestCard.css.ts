import { style } from "@vanilla-extract/css";
import { theme } from "../../../ui/theme/theme.css.ts";

export const refusal = style({
  display: "flex",
  gap: theme.space[2],
  lineHeight: 1.35,
});

export const sign = style({ flex: "none", color: theme.color.textDim });
export const strong = style({ display: "block", fontWeight: theme.weight.strong });
export const reason = style({ color: theme.color.textDim });
export const form = style({ display: "grid", gap: theme.space[3] });
