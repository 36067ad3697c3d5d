import { style } from "@vanilla-extract/css";
import { theme } from "../../../ui/theme/theme.css.ts";

export const notice = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `0 ${theme.space[3]}`,
  paddingInline: theme.space[4],
  background: theme.color.caution,
  color: theme.color.onCaution,
  lineHeight: theme.leading.snug,
});

export const way = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: theme.size.target,
  fontWeight: theme.weight.strong,
  textDecoration: "underline",
});
