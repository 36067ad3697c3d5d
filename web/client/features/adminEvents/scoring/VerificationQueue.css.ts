import { style } from "@vanilla-extract/css";
import { media } from "../../../theme/media.ts";
import { theme } from "../../../theme/theme.css.ts";

export const queue = style({ outline: "none" });

export const cards = style({ display: "grid", gap: theme.size.slat });

export const card = style({
  display: "grid",
  gap: theme.space[3],
  padding: theme.space[4],
  borderRadius: theme.radius.slot,
  background: theme.color.surface,
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "minmax(0, 1fr) auto auto",
      alignItems: "center",
      gap: theme.space[5],
      padding: `${theme.space[3]} ${theme.space[4]}`,
    },
  },
});

export const who = style({ display: "grid", gap: "4px", minWidth: 0 });

export const name = style({
  fontWeight: theme.weight.strong,
  lineHeight: theme.leading.snug,
  overflowWrap: "anywhere",
});

export const facts = style({
  fontSize: theme.text.sm,
  lineHeight: 1.35,
  color: theme.color.textDim,
});

export const figures = style({ minWidth: "270px" });

export const tools = style({ display: "flex", flexWrap: "wrap", gap: theme.space[2] });
