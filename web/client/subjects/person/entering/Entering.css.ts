import { style } from "@vanilla-extract/css";
import { theme } from "../../../ui/theme/theme.css.ts";

export const whom = style({
  maxHeight: "10rem",
  overflowY: "auto",
  fontSize: theme.text.sm,
  color: theme.color.textDim,
});
