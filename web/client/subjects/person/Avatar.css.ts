import { style, styleVariants } from "@vanilla-extract/css";
import { theme } from "../../ui/theme/theme.css.ts";

export const picture = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  overflow: "hidden",
  borderRadius: "50%",
  background: theme.color.raised,
  color: theme.color.text,
  fontStretch: theme.width.label,
  fontWeight: 700,
  lineHeight: 1,
  objectFit: "cover",
});

const square = (length: string, fontSize: string) => ({ width: length, height: length, fontSize });

export const size = styleVariants({
  sm: square("34px", theme.text.xs),
  md: square("44px", theme.text.md),
  lg: square("96px", theme.text["2xl"]),
});
