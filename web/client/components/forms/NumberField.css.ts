import { style } from "@vanilla-extract/css";
import { theme } from "../../theme/theme.css.ts";

export const said = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: theme.space[2],
  fontSize: theme.text.sm,
  fontWeight: 600,
  lineHeight: 1.3,
});

export const silent = style({ position: "absolute" });

export const sign = style({ fontSize: theme.text.lg, lineHeight: 1, color: theme.color.textDim });

export const pressed = style([
  sign,
  { color: theme.color.text, fontWeight: 800, textDecoration: "underline" },
]);
