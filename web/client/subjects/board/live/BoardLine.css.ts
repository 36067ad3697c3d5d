import { style } from "@vanilla-extract/css";
import { theme } from "../../../ui/theme/theme.css.ts";

/** A sheet on a wall says of when it is. */
export const onPaper = style({ "@media": { screen: { display: "none" } } });

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `0 ${theme.space[3]}`,
  minHeight: theme.size.target,
});
