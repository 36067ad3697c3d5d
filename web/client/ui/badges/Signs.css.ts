import { style } from "@vanilla-extract/css";
import { theme } from "../theme/theme.css.ts";

export const live = style({
  display: "inline-flex",
  alignItems: "center",
  gap: theme.space[2],
  fontWeight: theme.weight.strong,
});

export const lost = style([live, { color: theme.color.textDim }]);

/** Its ring swells to twice the size, and must not stand out from the text below. */
export const dot = style({
  display: "inline-flex",
  paddingInlineStart: theme.space[1],
  color: theme.color.accentText,
});

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
