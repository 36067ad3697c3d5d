import { style } from "@vanilla-extract/css";
import { theme } from "../../theme/theme.css.ts";

export const more = style({
  fontSize: theme.text.sm,
  fontWeight: theme.weight.text,
  color: theme.color.textDim,
});

export const event = style([more, { display: "block", overflowWrap: "anywhere" }]);
