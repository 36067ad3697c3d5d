import { style } from "@vanilla-extract/css";
import { theme } from "../../../ui/theme/theme.css.ts";

export const number = style({
  display: "inline-flex",
  alignItems: "center",
  whiteSpace: "nowrap",
  color: theme.color.textDim,
});
