import { style } from "@vanilla-extract/css";
import { theme } from "../theme/theme.css.ts";

export const caution = style({
  display: "flex",
  alignItems: "flex-start",
  gap: theme.space[2],
  padding: `${theme.space[2]} ${theme.space[3]}`,
  borderRadius: theme.radius.slot,
  background: theme.color.caution,
  color: theme.color.onCaution,
  fontSize: theme.text.sm,
  lineHeight: theme.leading.snug,
});

export const sign = style({ flex: "none" });
