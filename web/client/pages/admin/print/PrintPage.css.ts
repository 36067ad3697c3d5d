import { style } from "@vanilla-extract/css";
import { theme } from "../../../ui/theme/theme.css.ts";

export const paper = style({
  display: "grid",
  alignContent: "start",
  gap: theme.space[4],
  paddingBlock: theme.space[5],
});
