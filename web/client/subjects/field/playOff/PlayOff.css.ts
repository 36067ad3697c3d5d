import { style } from "@vanilla-extract/css";
import { theme } from "../../../ui/theme/theme.css.ts";

export const list = style({
  display: "grid",
  gap: theme.space[2],
  paddingBottom: theme.space[4],
});

export const played = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: theme.space[3],
  padding: theme.space[3],
  borderRadius: theme.radius.slot,
  background: theme.color.raised,
});

export const words = style({
  display: "grid",
  gap: theme.space.oneAndHalf,
  minWidth: 0,
  flex: "1 1 12rem",
});

export const names = style({ fontWeight: theme.weight.strong, overflowWrap: "anywhere" });
