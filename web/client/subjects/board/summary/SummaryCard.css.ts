import { style } from "@vanilla-extract/css";
import { theme } from "../../../ui/theme/theme.css.ts";

export const text = style({
  maxWidth: "68ch",
  lineHeight: 1.55,
  overflowWrap: "anywhere",
  whiteSpace: "pre-line",
});

export const source = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${theme.space[1]} ${theme.space[2]}`,
  color: theme.color.textDim,
  fontSize: theme.text.sm,
});

export const outOfDate = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: theme.space[2],
  color: theme.color.text,
  selectors: { "&:empty": { display: "none" } },
});
