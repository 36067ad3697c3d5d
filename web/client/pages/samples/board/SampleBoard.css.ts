import { style } from "@vanilla-extract/css";
import { media } from "../../../ui/theme/media.ts";
import { figure, theme } from "../../../ui/theme/theme.css.ts";

export const scroller = style({ overflowX: "auto" });

export const table = style({
  width: "100%",
  minWidth: "max-content",
  borderCollapse: "separate",
  borderSpacing: `0 ${theme.size.slat}`,
});

export const caption = style({
  captionSide: "bottom",
  paddingTop: theme.space[3],
  textAlign: "left",
  fontSize: theme.text.sm,
  color: theme.color.textDim,
});

export const head = style({
  padding: `0 ${theme.space[1]}`,
  fontSize: theme.text.xs,
  fontStretch: theme.width.label,
  fontWeight: theme.weight.strong,
  color: theme.color.textDim,
  textAlign: "center",
});

export const placeHead = style([head, { padding: 0, width: "60px" }]);
export const playerHead = style([head, { padding: 0, textAlign: "left" }]);

export const sort = style({
  display: "inline-flex",
  alignItems: "center",
  gap: theme.space[1],
  minWidth: theme.size.target,
  minHeight: theme.size.target,
  padding: `0 ${theme.space[2]}`,
  border: 0,
  background: "none",
  font: "inherit",
  color: "inherit",
  cursor: "pointer",
});

export const cell = style([
  figure,
  {
    height: theme.size.row,
    padding: `0 ${theme.space[1]}`,
    background: theme.color.surface,
    fontSize: theme.figure.sm,
    textAlign: "center",
    "@media": { [media.tablet]: { paddingInline: theme.space[3] } },
  },
]);

export const firstRound = style([
  cell,
  { padding: 0, background: theme.color.round1, color: theme.color.onRound1 },
]);

export const place = style([cell, { padding: 0 }]);

export const leader = style({
  display: "inline-grid",
  placeItems: "center",
  minWidth: "34px",
  minHeight: "28px",
  borderRadius: theme.radius.slot,
  background: theme.color.accent,
  color: theme.color.onAccent,
});

/** Names stay visible while the rounds scroll behind them. */
export const player = style({
  position: "sticky",
  zIndex: 1,
  left: 0,
  minWidth: "8.5rem",
  padding: `0 ${theme.space[2]}`,
  background: theme.color.surface,
  textAlign: "left",
  lineHeight: theme.leading.snug,
});

export const star = style({ flex: "none", fill: "currentColor", color: theme.color.money });

export const total = style({
  minWidth: "64px",
  "@media": { [media.tablet]: { minWidth: "76px" } },
});

export const open = style({
  width: "100%",
  minWidth: theme.size.target,
  minHeight: theme.size.target,
  border: 0,
  background: "none",
  font: "inherit",
  color: "inherit",
  textDecoration: "underline",
  textUnderlineOffset: theme.space[1],
  cursor: "pointer",
});

export const cardScroller = style({ minWidth: 0, overflowX: "auto" });

export const cardTable = style({
  width: "100%",
  borderCollapse: "separate",
  borderSpacing: `0 ${theme.size.slat}`,
});

export const cardCaption = style({
  paddingBottom: theme.space[1],
  textAlign: "left",
  fontWeight: theme.weight.strong,
});

const inset = {
  paddingInline: theme.line.hair,
  height: theme.size.target,
  textAlign: "center",
} as const;

export const cardHead = style({
  ...inset,
  fontSize: theme.text.xs,
  color: theme.color.textDim,
});

export const label = style({
  ...inset,
  paddingInlineEnd: theme.space[2],
  fontSize: theme.text.xs,
  textAlign: "left",
  color: theme.color.textDim,
});

export const cardCell = style([
  figure,
  {
    ...inset,
    minWidth: "24px",
    background: theme.color.raised,
    fontSize: theme.text.md,
    "@media": { [media.tablet]: { fontSize: theme.figure.sm } },
  },
]);

/** Above the colour of the mark, which has one for all scores below par. */
export const eagle = style({ selectors: { "&&": { color: theme.color.money } } });
