import { style } from "@vanilla-extract/css";
import { theme } from "../../ui/theme/theme.css.ts";

export const round = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: theme.space[4],
  overflowWrap: "anywhere",
});

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: theme.size.target,
  textDecoration: "underline",
});
