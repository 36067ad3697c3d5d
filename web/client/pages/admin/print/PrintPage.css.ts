import { style } from "@vanilla-extract/css";
import { theme } from "../../../ui/theme/theme.css.ts";

export const paper = style({
  display: "grid",
  alignContent: "start",
  gap: theme.space[4],
  paddingBlock: theme.space[5],
  // Tables in a grid lie over each other where a page ends.
  "@media": { print: { display: "block", paddingBlock: 0 } },
});
