import { style } from "@vanilla-extract/css";
import { theme } from "../../../ui/theme/theme.css.ts";

export const banner = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${theme.space[2]} ${theme.space.threeAndHalf}`,
  padding: `${theme.space.twoAndHalf} ${theme.space.twoAndHalf} ${theme.space.twoAndHalf} ${theme.space[4]}`,
  borderRadius: theme.radius.panel,
  background: theme.color.caution,
  color: theme.color.onCaution,
});

export const sign = style({ flex: "none" });
export const words = style({ flex: "1 1 10rem", lineHeight: 1.25 });
