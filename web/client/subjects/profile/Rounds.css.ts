import { style } from "@vanilla-extract/css";
import { theme } from "../../ui/theme/theme.css.ts";

export const more = style({
  fontSize: theme.text.sm,
  fontWeight: theme.weight.text,
  color: theme.color.textDim,
});

export const event = style([more, { display: "block", overflowWrap: "anywhere" }]);
/** The reason of an administrator, which may be long. */
export const reason = style({
  fontSize: theme.text.sm,
  lineHeight: 1.3,
  overflowWrap: "anywhere",
});
