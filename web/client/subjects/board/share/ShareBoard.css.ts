import { style } from "@vanilla-extract/css";
import { theme } from "../../../ui/theme/theme.css.ts";

/** One press selects all of it. */
export const link = style({
  marginTop: theme.space[4],
  padding: theme.space[3],
  borderRadius: theme.radius.control,
  background: theme.color.sunken,
  overflowWrap: "anywhere",
  userSelect: "all",
});
