import { style } from "@vanilla-extract/css";
import { theme } from "../../../ui/theme/theme.css.ts";

export const move = style({
  display: "inline-flex",
  alignItems: "center",
  gap: theme.space.half,
  fontSize: theme.text.xs,
  fontStretch: theme.width.figure,
  fontWeight: 700,
  fontVariantNumeric: "tabular-nums",
  lineHeight: 1,
  color: theme.color.textDim,
});

export const up = style([move, { color: theme.color.up }]);

export const arrow = style({ width: "0.7em", height: "0.55em", fill: "currentColor" });
