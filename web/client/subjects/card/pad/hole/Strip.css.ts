import { style } from "@vanilla-extract/css";
import { media } from "../../../../ui/theme/media.ts";
import { theme } from "../../../../ui/theme/theme.css.ts";

/** Nine columns must fit, also with very large text. */
const narrow = "min(0.75rem, 3.4vw)";

/** Two lines as on a card, because eighteen holes in one line would be too small for a finger. */
export const strip = style({
  display: "grid",
  gridTemplateColumns: "repeat(9, minmax(0, 1fr))",
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

export const number = style({ fontSize: narrow, fontStretch: theme.width.narrow });
export const strokes = style({ fontSize: "min(1.125rem, 4.6vw)", lineHeight: 1 });
