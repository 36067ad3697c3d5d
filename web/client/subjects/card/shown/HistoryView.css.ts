import { style } from "@vanilla-extract/css";
import { theme } from "../../../ui/theme/theme.css.ts";

export const item = style({
  display: "grid",
  gap: theme.space[2],
  padding: theme.space[3],
  borderRadius: theme.radius.slot,
  background: theme.card.raised,
  lineHeight: 1.35,
  overflowWrap: "anywhere",
});

export const head = style({
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
