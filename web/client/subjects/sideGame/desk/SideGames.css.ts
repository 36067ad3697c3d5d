import { style } from "@vanilla-extract/css";
import { media } from "../../../ui/theme/media.ts";
import { theme } from "../../../ui/theme/theme.css.ts";

export const panel = style({ display: "grid", gap: theme.space[4], minWidth: 0 });

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space[3],
});

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

export const name = style({ fontWeight: theme.weight.strong, overflowWrap: "anywhere" });

export const facts = style({ fontSize: theme.text.sm, color: theme.color.textDim });

export const fields = style({ display: "grid", gap: theme.space[4] });

export const rounds = style({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${theme.space[4]}`,
  margin: 0,
  padding: 0,
  border: 0,
});

export const part = style({ display: "grid", gap: theme.space[4], paddingTop: theme.space[4] });

export const form = style({ display: "grid", gap: theme.space[3] });

export const preview = style({
  display: "grid",
  gap: theme.space[1],
  padding: theme.space[3],
  borderRadius: theme.radius.control,
  background: theme.color.raised,
});

export const money = style({ color: theme.color.money });
