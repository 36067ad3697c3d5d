import { style } from "@vanilla-extract/css";
import { media } from "../../../ui/theme/media.ts";
import { theme } from "../../../ui/theme/theme.css.ts";

export const panels = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  gap: theme.space[4],
  "@media": { [media.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const form = style({ display: "grid", gap: theme.space[4], minWidth: 0 });

export const sessions = style({ display: "grid", gap: theme.size.slat, outline: "none" });

export const session = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space[2],
  padding: theme.space[3],
  borderRadius: theme.radius.slot,
  background: theme.color.raised,
});

export const facts = style({ minWidth: 0, flex: "1 1 12rem" });

export const browser = style({ fontWeight: theme.weight.strong, overflowWrap: "anywhere" });

export const times = style({ fontSize: theme.text.sm, color: theme.color.textDim });

export const quiet = style({ color: theme.color.textDim });
