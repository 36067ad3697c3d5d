import { style } from "@vanilla-extract/css";
import { theme } from "../../ui/theme/theme.css.ts";

export const choice = style({
  display: "grid",
  gap: theme.space[3],
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
});

export const players = style({
  display: "grid",
  gap: `0 ${theme.space[4]}`,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 16rem), 1fr))",
});
