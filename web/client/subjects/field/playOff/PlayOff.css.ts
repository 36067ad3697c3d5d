import { style } from "@vanilla-extract/css";
import { theme } from "../../../ui/theme/theme.css.ts";

export const words = style({
  display: "grid",
  gap: theme.space.oneAndHalf,
  minWidth: 0,
  flex: "1 1 12rem",
});
