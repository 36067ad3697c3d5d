import { style } from "@vanilla-extract/css";
import { theme } from "../../../theme/theme.css.ts";
import { input } from "./HoleCell.css.ts";
import { sum } from "./ScoreGrid.css.ts";

export const paper = style([sum, { width: "72px", minWidth: "72px" }]);
export const paperNote = style({
  display: "block",
  fontSize: theme.text.xs,
  fontWeight: theme.weight.label,
  lineHeight: 1,
  color: theme.color.error,
});
export const paperRight = style([paperNote, { color: theme.color.up }]);

export const paperInput = style([
  input,
  {
    width: "64px",
    height: "42px",
    marginInline: "auto",
    borderColor: theme.color.outline,
    fontSize: theme.figure.sm,
  },
]);
export const paperWrong = style({ borderColor: theme.color.error, color: theme.color.error });
