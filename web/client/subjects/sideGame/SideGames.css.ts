import { style } from "@vanilla-extract/css";
import { media } from "../../ui/theme/media.ts";
import { theme } from "../../ui/theme/theme.css.ts";

export const parts = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space[3],
});

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${theme.space[1]} ${theme.space[4]}`,
});

/** The sticky line at the top of the page must not cover the target of a link. */
export const anchor = style({ scrollMarginTop: theme.space[8] });

/** Facts and holes of a game beside its players; on phones the holes come last. */
export const game = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "auto 1fr",
  gap: theme.space[3],
  alignItems: "start",
  "@media": {
    [media.desktop]: { gridTemplateColumns: "minmax(0, 1.3fr) minmax(0, 1fr)" },
  },
});

/** A closed game: ten of them are three screens of a phone. */
export const brief = style({
  "@media": { [media.phone]: { gap: theme.space[1], paddingBlock: theme.space[3] } },
});

export const beside = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space[3],
  "@media": { [media.desktop]: { gridColumn: 2, gridRow: "1 / span 2" } },
});

export const you = style({
  display: "inline-flex",
  alignItems: "center",
  marginInlineStart: theme.space.half,
  padding: `${theme.space.half} ${theme.space.oneAndHalf}`,
  borderRadius: theme.radius.slot,
  background: theme.color.accent,
  color: theme.color.onAccent,
  fontSize: theme.text.xs,
  fontStretch: theme.width.label,
  fontWeight: theme.weight.strong,
  lineHeight: 1.2,
  verticalAlign: "0.1em",
});

/** Rows below each other with a hairline between. */
export const rows = style({ display: "grid" });

export const row = style({
  display: "grid",
  alignItems: "center",
  gap: theme.space[3],
  paddingBlock: theme.space[2],
  selectors: { "& + &": { boxShadow: `${theme.edge.above} ${theme.color.line}` } },
});

export const mine = style({
  marginInline: `calc(-1 * ${theme.space[4]})`,
  paddingInline: theme.space[4],
  background: theme.color.accentWash,
});

export const line = style({ display: "block" });
