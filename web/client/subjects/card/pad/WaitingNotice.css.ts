import { style } from "@vanilla-extract/css";
import { theme } from "../../../ui/theme/theme.css.ts";

export const notice = style({
  display: "flex",
  justifyContent: "flex-end",
  paddingBottom: theme.space[3],
});
