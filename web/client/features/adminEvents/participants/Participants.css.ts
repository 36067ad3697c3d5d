import { style } from "@vanilla-extract/css";
import { media } from "../../../theme/media.ts";
import { theme } from "../../../theme/theme.css.ts";

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space[3],
  paddingBottom: theme.space[4],
});

export const lists = style({ display: "grid", gap: theme.space[5] });

export const list = style({ display: "grid", gap: theme.space[2] });

export const rows = style({ display: "grid", gap: theme.size.slat });

export const row = style({
  display: "grid",
  gap: theme.space[3],
  padding: theme.space[3],
  borderRadius: theme.radius.slot,
  background: theme.color.ground,
  "@media": {
    [media.tablet]: {
      gridTemplateColumns: "minmax(0, 1fr) auto",
      alignItems: "center",
      paddingInline: theme.space[4],
    },
  },
});

export const words = style({ display: "grid", gap: "6px", minWidth: 0 });

export const name = style({
  fontWeight: theme.weight.strong,
  lineHeight: theme.leading.snug,
  overflowWrap: "anywhere",
});

export const facts = style({
  fontSize: theme.text.sm,
  lineHeight: 1.3,
  color: theme.color.textDim,
  overflowWrap: "anywhere",
});

export const tools = style({ display: "flex", flexWrap: "wrap", gap: theme.space[2] });

export const question = style({ display: "grid", gap: theme.space[4] });

export const playOn = style({
  display: "grid",
  gap: theme.space[2],
  padding: theme.space[4],
  borderRadius: theme.radius.control,
  background: theme.color.raised,
});
