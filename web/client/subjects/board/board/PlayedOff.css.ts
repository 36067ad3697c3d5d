import { style } from "@vanilla-extract/css";
import { theme } from "../../../ui/theme/theme.css.ts";

export const playedOff = style({
  fontSize: theme.text.xs,
  fontWeight: theme.weight.strong,
  lineHeight: 1,
  color: theme.color.textDim,
  whiteSpace: "nowrap",
});
