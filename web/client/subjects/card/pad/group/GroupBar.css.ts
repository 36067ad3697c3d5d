import { style } from "@vanilla-extract/css";
import { media } from "../../../../ui/theme/media.ts";
import { theme } from "../../../../ui/theme/theme.css.ts";

export const bar = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  gap: theme.space[1],
  padding: `0 ${theme.space[2]} ${theme.space[2]}`,
  "@media": { [media.low]: { paddingBottom: theme.space[1] } },
});

export const player = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space[1],
  minWidth: 0,
  minHeight: theme.size.target,
  padding: `0 ${theme.space[2]}`,
  borderRadius: theme.radius.slot,
  background: theme.color.surface,
  color: theme.color.text,
  fontSize: theme.text.sm,
  touchAction: "manipulation",
});

export const current = style([
  player,
  { background: theme.color.accent, color: theme.color.onAccent, fontWeight: 720 },
]);

export const name = style({
  minWidth: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

export const gone = style([name, { textDecoration: "line-through" }]);

export const strokes = style({ flex: "none", fontSize: "1.125rem", lineHeight: 1 });
