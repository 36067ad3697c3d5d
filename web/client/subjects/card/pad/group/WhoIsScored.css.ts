import { style } from "@vanilla-extract/css";
import { theme } from "../../../../ui/theme/theme.css.ts";

export const question = style({
  display: "flex",
  flexWrap: "wrap",
  gap: theme.space[1],
  padding: `0 ${theme.space[2]} ${theme.space[2]}`,
});

export const legend = style({ paddingBottom: theme.space.half, fontSize: theme.text.sm });

export const choice = style({ flex: "1 1 auto", paddingInline: theme.space[2] });
