import { style } from "@vanilla-extract/css";
import { theme } from "../../../ui/theme/theme.css.ts";

export const distances = style({
  display: "grid",
  gap: theme.space[2],
  margin: 0,
  padding: 0,
  overflowWrap: "anywhere",
});
