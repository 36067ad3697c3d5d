import { style } from "@vanilla-extract/css";
import { figure, theme } from "../../../ui/theme/theme.css.ts";

export const more = style({
  minHeight: theme.size.target,
  alignContent: "center",
  fontWeight: theme.weight.label,
  cursor: "pointer",
});

export const change = style([figure, { fontSize: theme.figure.sm }]);
