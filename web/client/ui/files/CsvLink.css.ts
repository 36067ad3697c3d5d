import { style } from "@vanilla-extract/css";
import { theme } from "../theme/theme.css.ts";

export const file = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: theme.space[1],
});
