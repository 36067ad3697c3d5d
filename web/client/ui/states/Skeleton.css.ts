import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { theme } from "../theme/theme.css.ts";

export const caution = style({
  display: "flex",
  alignItems: "flex-start",
  gap: theme.space[2],
  padding: `${theme.space[2]} ${theme.space[3]}`,
  borderRadius: theme.radius.slot,
  background: theme.color.caution,
  color: theme.color.onCaution,
  fontSize: theme.text.sm,
  lineHeight: theme.leading.snug,
});

export const sign = style({ flex: "none" });

export const shownAtOnceComing = style({ display: "none" });

/** The children lie in the layout of the parent, as if nothing were around them. */
export const shown = style({ display: "contents" });

const breathe = keyframes({ from: { opacity: 1 }, to: { opacity: 0.5 } });

/** Marks a part of the page that is still coming. */
export const coming = style({});

const block = style({
  display: "block",
  borderRadius: theme.radius.slot,
  background: theme.color.skeleton,
  "@media": {
    [media.lively]: { animation: `${breathe} 1400ms ease-in-out infinite alternate` },
  },
});

export const shape = styleVariants({
  place: [block, { width: "34px", height: "26px" }],
  name: [block, { width: "132px", maxWidth: "100%", height: "16px" }],
  note: [block, { width: "84px", maxWidth: "100%", height: "10px" }],
  slot: [block, { width: "60px", height: theme.size.target }],
  art: [block, { height: "168px", borderRadius: 0 }],
  title: [block, { width: "70%", height: "28px" }],
  line: [block, { width: "100%", height: "14px" }],
  short: [block, { width: "55%", height: "14px" }],
  button: [block, { height: theme.size.targetLarge, borderRadius: theme.radius.control }],
  field: [block, { height: theme.size.field, borderRadius: theme.radius.control }],
  figure: [block, { width: "64px", height: "32px" }],
});

export const slat = style({
  display: "grid",
  gridTemplateColumns: "40px 1fr auto",
  alignItems: "center",
  gap: theme.space[3],
  minHeight: theme.size.row,
  padding: `0 ${theme.space[3]}`,
  borderRadius: theme.radius.slot,
  background: theme.color.surface,
});

export const cards = style({
  display: "grid",
  gap: theme.space[4],
  "@media": {
    [media.tablet]: { gridTemplateColumns: "1fr 1fr" },
    [media.desktop]: { gridTemplateColumns: "repeat(3, 1fr)" },
  },
});

export const card = style({
  overflow: "hidden",
  borderRadius: theme.radius.panel,
  background: theme.color.surface,
  boxShadow: theme.shadow.raised,
});

export const cardBody = style({
  display: "grid",
  gap: theme.space.threeAndHalf,
  padding: `${theme.space[4]} ${theme.space[4]} ${theme.space[4]}`,
});

export const panel = style([card, cardBody]);
