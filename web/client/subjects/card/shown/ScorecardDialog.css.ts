import { style } from "@vanilla-extract/css";
import { theme } from "../../../ui/theme/theme.css.ts";

export const stack = style({ display: "grid", gap: theme.space[4], alignContent: "start" });

export const sentBack = style({
  display: "grid",
  gap: theme.space.half,
  padding: `${theme.space[3]} ${theme.space[4]}`,
  borderRadius: theme.radius.panel,
  background: theme.color.caution,
  color: theme.color.onCaution,
  lineHeight: 1.35,
  overflowWrap: "anywhere",
});

export const sentBackTitle = style({ fontWeight: theme.weight.strong });

export const titleRow = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space[3],
});
