import { style } from "@vanilla-extract/css";
import { theme } from "../theme/theme.css.ts";

export const tip = style({
  zIndex: 25,
  maxWidth: "min(320px, calc(100vw - 32px))",
  padding: `${theme.space[2]} ${theme.space[3]}`,
  borderRadius: theme.radius.control,
  background: theme.color.text,
  color: theme.color.ground,
  fontSize: theme.text.sm,
  fontWeight: 640,
  lineHeight: 1.2,
});

export const arrow = style({ fill: theme.color.text });
