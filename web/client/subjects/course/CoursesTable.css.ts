import { style } from "@vanilla-extract/css";
import { theme } from "../../ui/theme/theme.css.ts";

export const text = style({ overflowWrap: "anywhere" });

export const course = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: theme.space[2],
  overflowWrap: "anywhere",
});
