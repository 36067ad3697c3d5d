import { style } from "@vanilla-extract/css";
import { theme } from "../../../ui/theme/theme.css.ts";

export const name = style({ overflowWrap: "anywhere" });

export const link = style([
  name,
  {
    display: "inline-flex",
    alignItems: "center",
    minHeight: theme.size.target,
    color: theme.color.text,
    textDecoration: "underline",
    textDecorationColor: theme.color.outline,
    textUnderlineOffset: theme.space[1],
  },
]);

export const privacy = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `0 ${theme.space[2]}`,
});

export const sign = style({ flex: "none", color: theme.color.textDim });
