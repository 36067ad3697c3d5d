import { style } from "@vanilla-extract/css";
import { theme } from "../../ui/theme/theme.css.ts";

export const note = style({ color: theme.color.textDim, maxWidth: "68ch", lineHeight: 1.5 });
export const small = style({
  display: "block",
  color: theme.color.textDim,
  fontSize: theme.text.sm,
  fontWeight: theme.weight.text,
});
