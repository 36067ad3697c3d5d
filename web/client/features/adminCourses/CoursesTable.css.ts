import { style } from "@vanilla-extract/css";
import { theme } from "../../theme/theme.css.ts";

export const text = style({ overflowWrap: "anywhere" });

export const course = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: theme.space[2],
  overflowWrap: "anywhere",
});
