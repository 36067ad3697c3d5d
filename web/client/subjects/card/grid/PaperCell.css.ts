import { style } from "@vanilla-extract/css";
import { theme } from "../../../ui/theme/theme.css.ts";
import { input } from "./HoleCell.css.ts";
import { sum } from "./ScoreGrid.css.ts";

export const paper = style([sum, { position: "relative", width: "62px", minWidth: "62px" }]);

/** In the box, below the figure. */
export const paperNote = style({
  position: "absolute",
  inset: "auto 0 5px",
  pointerEvents: "none",
  fontSize: theme.text.xs,
  fontWeight: theme.weight.label,
  lineHeight: 1,
  color: theme.color.error,
});
export const paperRight = style([paperNote, { color: theme.color.up }]);

export const paperInput = style([
  input,
  {
    width: "58px",
    height: "38px",
    marginInline: "auto",
    borderColor: theme.color.outline,
    fontSize: theme.figure.sm,
  },
]);
export const paperProven = style({ paddingBottom: theme.space[3] });
export const paperWrong = style({ borderColor: theme.color.error, color: theme.color.error });
