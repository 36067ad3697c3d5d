import { style } from "@vanilla-extract/css";
import { theme } from "../../../ui/theme/theme.css.ts";
import { row } from "../SideGames.css.ts";

export const side = style([
  row,
  {
    gridTemplateColumns: `30px ${theme.size.target} minmax(0, 1fr) auto`,
    minHeight: theme.size.row,
  },
]);

/** Before the first score there are no places. */
export const player = style([
  row,
  { gridTemplateColumns: `${theme.size.target} minmax(0, 1fr)`, minHeight: theme.size.row },
]);
