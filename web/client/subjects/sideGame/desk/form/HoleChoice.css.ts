import { style } from "@vanilla-extract/css";
import { media } from "../../../../ui/theme/media.ts";
import { theme } from "../../../../ui/theme/theme.css.ts";

export const choice = style({
  display: "grid",
  gap: theme.space[2],
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
});

export const holes = style({
  display: "grid",
  gap: theme.size.slat,
  gridTemplateColumns: `repeat(auto-fill, minmax(${theme.size.target}, 1fr))`,
  // Out and in, each in one line.
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(9, 1fr)" } },
});

export const hole = style({
  minHeight: theme.size.target,
  borderRadius: theme.radius.slot,
  background: theme.color.raised,
  fontWeight: theme.weight.figure,
  fontStretch: theme.width.figure,
  cursor: "pointer",
  selectors: {
    '&[aria-pressed="true"]': { background: theme.color.accent, color: theme.color.onAccent },
  },
});
