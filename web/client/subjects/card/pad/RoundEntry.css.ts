import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../../ui/theme/media.ts";
import { theme } from "../../../ui/theme/theme.css.ts";

export const rejection = style({
  display: "flex",
  alignItems: "flex-start",
  gap: theme.space[2],
  padding: `${theme.space[2]} ${theme.space[3]}`,
  borderRadius: theme.radius.slot,
  background: theme.color.caution,
  color: theme.color.onCaution,
  fontSize: theme.text.sm,
  lineHeight: 1.3,
});

export const rejectionSign = style({ flex: "none" });
export const rejectionWords = style({ overflowWrap: "anywhere" });

export const rejectionSummary = style({
  listStyle: "none",
  cursor: "pointer",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});

export const rejectionStart = style([
  rejectionWords,
  {
    flex: 1,
    selectors: {
      "details:not([open]) > summary > &": {
        display: "-webkit-box",
        overflow: "hidden",
        WebkitBoxOrient: "vertical",
        WebkitLineClamp: 2,
      },
    },
  },
]);

export const chevron = style({
  flex: "none",
  alignSelf: "center",
  selectors: { "details[open] > summary > &": { rotate: "180deg" } },
});
export const rejectedBy = style({ fontWeight: theme.weight.strong });

/** In landscape a phone needs its few lines for the keys. */
const upright = "screen and (min-height: 24em)";

/** Totals and buttons stay visible while the content above scrolls. */
export const foot = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space.twoAndHalf,
  padding: `${theme.space.twoAndHalf} ${theme.space[3]} calc(${theme.space[3]} + env(safe-area-inset-bottom))`,
  background: theme.color.surface,
  boxShadow: `${theme.edge.above} ${theme.color.line}`,
  "@media": {
    [media.low]: {
      gap: theme.space.oneAndHalf,
      paddingBlock: `${theme.space.oneAndHalf} calc(${theme.space[2]} + env(safe-area-inset-bottom))`,
    },
    [upright]: { position: "sticky", zIndex: 1, bottom: 0 },
  },
});

// A key focused with the keyboard is not hidden behind it.
globalStyle(`html:has(${foot})`, { "@media": { [upright]: { scrollPaddingBottom: "8rem" } } });

export const ways = style({
  display: "flex",
  flexWrap: "wrap",
  gap: theme.space[2],
});

export const group = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  gap: theme.space[1],
  padding: `0 ${theme.space[2]} ${theme.space[2]}`,
  "@media": { [media.low]: { paddingBottom: theme.space[1] } },
});

export const member = style({
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

export const currentMember = style([
  member,
  { background: theme.color.accent, color: theme.color.onAccent, fontWeight: 720 },
]);

export const memberName = style({
  minWidth: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

export const goneName = style([memberName, { textDecoration: "line-through" }]);

export const memberStrokes = style({ flex: "none", fontSize: "1.125rem", lineHeight: 1 });

export const question = style({
  display: "flex",
  flexWrap: "wrap",
  gap: theme.space[1],
  padding: `0 ${theme.space[2]} ${theme.space[2]}`,
});

export const legend = style({ paddingBottom: theme.space.half, fontSize: theme.text.sm });

export const choice = style({ flex: "1 1 auto", paddingInline: theme.space[2] });

export const totals = style({
  display: "grid",
  gridTemplateColumns: "repeat(5, minmax(0, 1fr))",
});

export const total = style({
  display: "grid",
  justifyItems: "center",
  gap: theme.space[1],
  selectors: { "& + &": { boxShadow: `calc(${theme.line.hair} * -1) 0 0 ${theme.color.line}` } },
});

export const totalName = style({
  fontSize: `min(${theme.text.xs}, 4vw)`,
  fontStretch: theme.width.label,
  lineHeight: 1,
  color: theme.color.textDim,
});

export const totalValue = style({
  fontSize: theme.text.xl,
  lineHeight: 1,
  "@media": { [media.low]: { fontSize: theme.text.lg } },
});

/** As high as the window, and higher only if large text needs it. */
export const screen = style({
  display: "grid",
  gridTemplateRows: "auto minmax(min-content, 1fr)",
  gridTemplateColumns: "minmax(0, 1fr)",
  width: "min(100%, 520px)",
  minHeight: "100dvh",
  marginInline: "auto",
  outline: "none",
});

// This screen works without a network and shows itself what waits. So the offline banner of other
// pages is hidden to leave room for the keys.
globalStyle(`[data-screen-only]:has(+ ${screen})`, { display: "none" });

export const top = style({
  display: "flex",
  alignItems: "center",
  gap: theme.space[1],
  minHeight: theme.size.targetLarge,
  padding: `${theme.space[1]} ${theme.space.oneAndHalf}`,
});

export const titles = style({ flex: 1, display: "grid", minWidth: 0, lineHeight: 1.15 });
/** The player's name is read before anything is pressed. */
export const player = style({
  overflow: "hidden",
  fontSize: theme.text.xl,
  fontWeight: 760,
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

export const sentBack = style({ padding: `0 ${theme.space[2]} ${theme.space[2]}` });

export const entry = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "auto minmax(min-content, 1fr) auto",
});
