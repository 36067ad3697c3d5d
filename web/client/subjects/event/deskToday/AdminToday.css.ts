import { style } from "@vanilla-extract/css";
import { media } from "../../../ui/theme/media.ts";
import { theme } from "../../../ui/theme/theme.css.ts";

export const today = style({ display: "grid", gap: theme.space[4], minWidth: 0 });

export const troubles = style({ display: "grid", gap: theme.space[2] });

export const events = style({
  display: "grid",
  gap: theme.space[3],
  "@media": {
    [media.tablet]: { gridTemplateColumns: "repeat(auto-fill, minmax(20rem, 1fr))" },
  },
});

export const event = style({
  display: "grid",
  alignContent: "start",
  gap: theme.space[2],
  minWidth: 0,
  padding: theme.space[4],
  borderRadius: theme.radius.panel,
  background: theme.color.surface,
  boxShadow: theme.shadow.raised,
});

export const name = style({ overflowWrap: "anywhere" });

export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${theme.space.half} ${theme.space[3]}`,
  fontSize: theme.text.sm,
  color: theme.color.textDim,
});

export const waiting = style({ display: "grid", gap: theme.size.slat });

export const line = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space[3],
  minHeight: theme.size.target,
  paddingInline: theme.space[3],
  borderRadius: theme.radius.slot,
  background: theme.color.raised,
  fontWeight: theme.weight.label,
});

export const quiet = style({ color: theme.color.textDim });
