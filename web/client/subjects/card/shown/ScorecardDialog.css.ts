import { style } from "@vanilla-extract/css";
import { media } from "../../../ui/theme/media.ts";
import { theme } from "../../../ui/theme/theme.css.ts";

export const signature = style({
  display: "grid",
  gap: theme.space.half,
  padding: `${theme.space.twoAndHalf} ${theme.space[3]}`,
  borderRadius: theme.radius.slot,
  background: theme.card.raised,
  lineHeight: 1.35,
});

export const signatureLine = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${theme.space[1]} ${theme.space[3]}`,
});

export const change = style({
  display: "grid",
  gap: theme.space[2],
  padding: theme.space[3],
  borderRadius: theme.radius.slot,
  background: theme.card.raised,
  lineHeight: 1.35,
  overflowWrap: "anywhere",
});

export const changeHead = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `0 ${theme.space[3]}`,
});

export const when = style({
  fontSize: theme.text.sm,
  fontVariantNumeric: "tabular-nums",
  color: theme.card.dim,
});

export const holes = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))",
  gap: `${theme.space[1]} ${theme.space[4]}`,
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
});

export const hole = style({ color: theme.card.dim });

/** Sentences need the whole line. */
export const withNotes = style({ gridColumn: "1 / -1" });

export const rule = style({
  display: "grid",
  gap: theme.space[1],
  padding: theme.space[3],
  borderRadius: theme.radius.slot,
  background: theme.card.raised,
  lineHeight: 1.35,
  overflowWrap: "anywhere",
});

export const ruleHead = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `0 ${theme.space[3]}`,
  fontWeight: theme.weight.strong,
  fontVariantNumeric: "tabular-nums",
});

export const dispute = style({
  display: "grid",
  gap: theme.space[2],
  padding: `${theme.space[3]} ${theme.space[4]}`,
  borderRadius: theme.radius.panel,
  border: `${theme.line.thick} solid ${theme.color.error}`,
  lineHeight: 1.35,
});

export const disputeSign = style({
  display: "inline",
  color: theme.color.error,
  marginRight: theme.space[2],
  verticalAlign: "text-bottom",
});

export const entries = style({ display: "grid", gap: theme.space[2], listStyle: "none" });

export const foot = style({
  display: "flex",
  alignItems: "end",
  justifyContent: "space-between",
  gap: theme.space[4],
  "@media": { [media.tablet]: { alignItems: "center" } },
});

export const facts = style({
  display: "grid",
  gap: theme.space.half,
  minWidth: 0,
  fontSize: theme.text.sm,
  color: theme.card.dim,
  lineHeight: 1.4,
  "@media": {
    [media.tablet]: {
      display: "flex",
      flexWrap: "wrap",
      gap: `${theme.space[1]} ${theme.space[4]}`,
    },
  },
});

export const state = style({
  display: "inline-flex",
  alignItems: "center",
  gap: theme.space.oneAndHalf,
  fontWeight: 700,
  color: theme.card.text,
});

export const historyButton = style({ flex: "none" });
