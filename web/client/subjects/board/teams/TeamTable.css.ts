import { style } from "@vanilla-extract/css";
import { theme } from "../../../ui/theme/theme.css.ts";
import { player } from "../board/Board.css.ts";

/** Members may need several lines. */
export const team = style([player, { paddingBlock: theme.space[2] }]);

/** Teams need their whole name to be told apart, also on a narrow board. */
export const name = style({ overflowWrap: "anywhere" });
