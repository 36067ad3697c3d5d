import { style } from "@vanilla-extract/css";
import { theme } from "../../../ui/theme/theme.css.ts";

export const paper = style({
  display: "grid",
  alignContent: "start",
  gap: theme.space[4],
  paddingBlock: theme.space[5],
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: theme.space[4],
});

export const tools = style({ display: "flex", flexWrap: "wrap", gap: theme.space[2] });
