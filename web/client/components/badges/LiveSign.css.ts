import { style } from "@vanilla-extract/css";
import { theme } from "../../theme/theme.css.ts";

export const live = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "9px",
  fontWeight: theme.weight.strong,
});

export const lost = style([live, { color: theme.color.textDim }]);

export const dot = style({ display: "inline-flex", color: theme.color.accentText });
