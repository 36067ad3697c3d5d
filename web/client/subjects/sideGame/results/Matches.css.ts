import { style } from "@vanilla-extract/css";
import { theme } from "../../../ui/theme/theme.css.ts";
import { row } from "../SideGames.css.ts";

export const match = style([row, { gap: theme.space[2], minHeight: theme.size.rowLow }]);

export const line = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: theme.space[3],
});

/** The parts of a match, below it. */
export const bets = style({ display: "grid", gap: theme.size.slat });

export const bet = style({
  padding: `${theme.space[2]} ${theme.space[3]}`,
  borderRadius: theme.radius.slot,
  background: theme.color.sunken,
  lineHeight: 1.25,
});
