import { style } from "@vanilla-extract/css";
import { theme } from "../ui/theme/theme.css.ts";

export const silent = style({ position: "absolute" });

export const sign = style({
  width: "28px",
  border: "2px solid transparent",
  borderRadius: theme.radius.control,
  fontSize: theme.text.lg,
  lineHeight: "24px",
  textAlign: "center",
  color: theme.color.textDim,
});

export const pressed = style([
  sign,
  { borderColor: theme.color.text, color: theme.color.text, fontWeight: 800 },
]);
