import { style } from "@vanilla-extract/css";
import { theme } from "../theme/theme.css.ts";

export const panel = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space[3],
  alignContent: "start",
  minWidth: 0,
  padding: theme.space[4],
  borderRadius: theme.radius.panel,
  background: theme.color.surface,
  boxShadow: theme.shadow.raised,
});
