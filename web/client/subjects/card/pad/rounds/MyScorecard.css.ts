import { style } from "@vanilla-extract/css";
import { media } from "../../../../ui/theme/media.ts";
import { theme } from "../../../../ui/theme/theme.css.ts";

export const rounds = style({ display: "grid", gap: theme.space[3] });

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space[2],
  minHeight: "28px",
});

export const hint = style({ fontSize: theme.text.sm, color: theme.color.textDim });

export const barrier = style({
  padding: `${theme.space[3]} ${theme.space[4]}`,
  borderRadius: theme.radius.panel,
  background: theme.color.caution,
  color: theme.color.onCaution,
  fontWeight: theme.weight.strong,
  lineHeight: 1.35,
});

export const list = style({
  display: "grid",
  gap: theme.space[4],
  alignItems: "start",
  "@media": { [media.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
