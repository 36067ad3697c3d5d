import { style } from "@vanilla-extract/css";
import { theme } from "../../../theme/theme.css.ts";
import { player } from "../board/Board.css.ts";

/** Members may take several lines. */
export const team = style([player, { paddingBlock: theme.space[2] }]);

/** Teams are told apart by their whole name, also where the board is narrow. */
export const name = style({ overflowWrap: "anywhere" });

export const members = style({
  fontSize: theme.text.xs,
  fontWeight: theme.weight.text,
  fontStretch: theme.width.label,
  lineHeight: theme.leading.snug,
  color: theme.color.textDim,
  overflowWrap: "anywhere",
});
