import { style } from "@vanilla-extract/css";
import { theme } from "../../theme/theme.css.ts";

export const brand = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "10px",
  minHeight: theme.size.target,
  fontFamily: theme.font.display,
  fontSize: "1.75rem",
  fontWeight: theme.weight.display,
  fontStretch: "100%",
  lineHeight: 1,
  whiteSpace: "nowrap",
});
