import { style } from "@vanilla-extract/css";
import { theme } from "../../../ui/theme/theme.css.ts";

export const holes = style({
  display: "grid",
  gap: theme.space[3],
  minWidth: 0,
  padding: theme.space[2],
  borderRadius: theme.radius.panel,
});
