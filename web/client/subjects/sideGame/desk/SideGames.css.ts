import { style } from "@vanilla-extract/css";
import { media } from "../../../ui/theme/media.ts";
import { theme } from "../../../ui/theme/theme.css.ts";

/** The games beside the open one, or above it. */
export const columns = style({
  display: "grid",
  gap: theme.space[4],
  alignItems: "start",
  "@media": { [media.desktop]: { gridTemplateColumns: "20rem minmax(0, 1fr)" } },
});

export const games = style({ display: "grid", gap: theme.size.slat });

export const game = style({
  display: "grid",
  gap: theme.space[1],
  width: "100%",
  minHeight: theme.size.row,
  padding: theme.space[3],
  borderRadius: theme.radius.slot,
  background: theme.color.surface,
  textAlign: "left",
  lineHeight: theme.leading.snug,
  cursor: "pointer",
  selectors: {
    '&[aria-pressed="true"]': { background: theme.color.accentWash },
  },
});

export const rounds = style({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${theme.space[4]}`,
  margin: 0,
  padding: 0,
  border: 0,
});

export const money = style({ color: theme.color.money });

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

export const wolfHole = style({
  display: "grid",
  gap: theme.space[3],
  alignItems: "end",
  margin: 0,
  padding: theme.space[3],
  border: 0,
  borderRadius: theme.radius.slot,
  background: theme.color.surface,
  minWidth: 0,
  "@media": {
    [media.desktop]: { gridTemplateColumns: "12rem 12rem minmax(0, 1fr)" },
  },
});

export const legend = style({ float: "left", fontWeight: theme.weight.strong });
