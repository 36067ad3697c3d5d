import { style } from "@vanilla-extract/css";
import { theme } from "../../../ui/theme/theme.css.ts";

export const notice = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "end",
  gap: `0 ${theme.space[3]}`,
  paddingInline: theme.space[4],
  background: theme.color.caution,
  color: theme.color.onCaution,
  lineHeight: theme.leading.snug,
});

/** As long as a line of a phone before the way stands beside it. */
export const words = style({ flex: "1 1 17rem", minWidth: 0, paddingBlock: theme.space[2] });

export const way = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: theme.size.target,
  fontWeight: theme.weight.strong,
  textDecoration: "underline",
});
