import { style } from "@vanilla-extract/css";
import { media } from "../../../../ui/theme/media.ts";
import { theme } from "../../../../ui/theme/theme.css.ts";

/**
 * Two lines as on a card, because eighteen holes in one line would be too small for a finger. With
 * very large text there are more lines, as nine holes beside each other would be too small to read.
 */
export const strip = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(max(10.5%, 1.95rem), 1fr))",
  gap: theme.space.half,
  padding: `0 ${theme.space[2]} ${theme.space[1]}`,
});

export const hole = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: theme.space[1],
  minWidth: 0,
  minHeight: "34px",
  borderRadius: theme.radius.slot,
  background: theme.color.surface,
  color: theme.color.textDim,
  lineHeight: 1,
  touchAction: "manipulation",
  "@media": { [media.low]: { minHeight: "26px" } },
});

export const current = style([
  hole,
  { background: theme.color.accent, color: theme.color.onAccent },
]);

export const number = style({ fontSize: "0.75rem", fontStretch: theme.width.narrow });
export const strokes = style({ fontSize: "1.125rem", lineHeight: 1 });
