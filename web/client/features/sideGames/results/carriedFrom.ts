import type { SideGameHole } from "../../../../contract/sideGameResults.ts";
import type { GameView } from "../gameView.ts";

/** The ties before a hole whose money is played for there, in order; none across two purses. */
export const carriedFrom = (
  { game, results }: Pick<GameView, "game" | "results">,
  index: number,
): ReadonlyArray<SideGameHole> => {
  const before = results.holes.slice(0, index);
  const here = results.holes[index];
  // A round with a purse of its own begins without what the one before has left.
  const isBefore = ({ state, roundNumber }: SideGameHole) =>
    state === "tied" && (game.roundConfigurations === null || roundNumber === here?.roundNumber);
  return before.slice(before.findLastIndex((hole) => !isBefore(hole)) + 1);
};
