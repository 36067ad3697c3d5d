import { style } from "@vanilla-extract/css";
import { theme } from "../../../theme/theme.css.ts";

export const preview = style({ display: "grid", gap: theme.space[4], minWidth: 0 });

export const words = style({ fontWeight: theme.weight.strong, overflowWrap: "anywhere" });

export const cuts = style({ display: "grid", gap: theme.space[2], paddingBottom: theme.space[4] });

export const made = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space[3],
  padding: theme.space[3],
  borderRadius: theme.radius.slot,
  background: theme.color.raised,
});
