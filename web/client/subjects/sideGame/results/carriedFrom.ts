import type { SideGameHole } from "../../../../contract/sideGame/sideGameResults.ts";
import type { GameView } from "../gameView.ts";

/** The tied holes whose money is played for on this hole, in order; never across two purses. */
export const carriedFrom = (
  { game, results }: Pick<GameView, "game" | "results">,
  index: number,
): ReadonlyArray<SideGameHole> => {
  const before = results.holes.slice(0, index);
  const here = results.holes[index];
  // A round with its own purse starts without money carried from the round before.
  const isBefore = ({ state, roundNumber }: SideGameHole) =>
    state === "tied" && (game.roundConfigurations === null || roundNumber === here?.roundNumber);
  return before.slice(before.findLastIndex((hole) => !isBefore(hole)) + 1);
};
