import { style } from "@vanilla-extract/css";
import { theme } from "../../../ui/theme/theme.css.ts";

export const place = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: theme.space[3],
  padding: `${theme.space[3]} ${theme.space[4]}`,
  borderRadius: theme.radius.panel,
  background: theme.color.surface,
  boxShadow: theme.shadow.raised,
});

export const sentence = style({ flex: "1 1 16em", lineHeight: 1.35 });
export const leave = style({ marginLeft: "auto" });
