import { style } from "@vanilla-extract/css";
import { media } from "../../../ui/theme/media.ts";
import { theme } from "../../../ui/theme/theme.css.ts";

export const key = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${theme.space.oneAndHalf} ${theme.space.threeAndHalf}`,
  fontSize: theme.text.xs,
  color: theme.card.dim,
  "@media": {
    [media.tablet]: { gap: `${theme.space[2]} ${theme.space[4]}`, fontSize: theme.text.sm },
  },
});

export const mark = style({ fontSize: "0.875rem" });
export const dot = style({ color: theme.card.accent, lineHeight: 1 });

export const item = style({
  display: "grid",
  gap: theme.space.half,
  padding: `${theme.space.twoAndHalf} ${theme.space[3]}`,
  borderRadius: theme.radius.slot,
  background: theme.card.raised,
  lineHeight: 1.35,
});

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${theme.space[1]} ${theme.space[3]}`,
});

export const when = style({
  fontSize: theme.text.sm,
  fontVariantNumeric: "tabular-nums",
  color: theme.card.dim,
});
