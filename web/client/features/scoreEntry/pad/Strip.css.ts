import { style } from "@vanilla-extract/css";
import { theme } from "../../../theme/theme.css.ts";

/** Eighteen columns must fit however large people set their text. */
const narrow = "min(0.75rem, 3.4vw)";

export const strip = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  gap: "1px",
  padding: `0 ${theme.space[2]} ${theme.space[2]}`,
});

export const hole = style({
  display: "grid",
  justifyItems: "center",
  gap: "3px",
  padding: "4px 0 5px",
  borderRadius: theme.radius.slot,
  background: theme.color.surface,
  color: theme.color.textDim,
  lineHeight: 1,
  selectors: { "&:nth-child(9)": { marginRight: "3px" } },
});

export const current = style([
  hole,
  { background: theme.color.accent, color: theme.color.onAccent },
]);

export const number = style({ fontSize: narrow, fontStretch: theme.width.narrow });
export const strokes = style({ fontSize: "min(1rem, 4.3vw)", lineHeight: 1 });
