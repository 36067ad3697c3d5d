import { style } from "@vanilla-extract/css";
import { theme } from "../theme/theme.css.ts";

export const you = style({
  flex: "none",
  padding: `${theme.space.half} ${theme.space.oneAndHalf}`,
  borderRadius: theme.radius.slot,
  background: theme.color.accent,
  color: theme.color.onAccent,
  fontSize: theme.text.xs,
  fontStretch: theme.width.label,
  fontWeight: 720,
  lineHeight: 1.2,
});
