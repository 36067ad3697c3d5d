import { style } from "@vanilla-extract/css";
import { theme } from "../../../../ui/theme/theme.css.ts";

export const dispute = style({
  display: "grid",
  gap: theme.space[2],
  padding: `${theme.space[3]} ${theme.space[4]}`,
  borderRadius: theme.radius.panel,
  border: `${theme.line.thick} solid ${theme.color.error}`,
  lineHeight: 1.35,
});

export const sign = style({
  display: "inline",
  color: theme.color.error,
  marginRight: theme.space[2],
  verticalAlign: "text-bottom",
});

export const entries = style({ display: "grid", gap: theme.space[2], listStyle: "none" });
