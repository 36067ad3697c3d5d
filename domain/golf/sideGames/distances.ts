import type { Game } from "./game.ts";
import type { HoleGame } from "./holeGame.ts";

/** Shortest distance to the hole: equal distances share, without an entry nobody wins. */
export const closestToPin = (game: Game): HoleGame => ({ ...byDistance(game), best: "lowest" });

/** Longest drive at rest on the fairway. */
export const longestDrive = (game: Game): HoleGame => ({ ...byDistance(game), best: "highest" });

const byDistance = ({ entries }: Game): Omit<HoleGame, "best"> => {
  const distances = new Map(
    entries.map(({ playerId, roundNumber, holeNumber, distance }) => [
      `${playerId} ${roundNumber} ${holeNumber}`,
      distance,
    ]),
  );
  return {
    figureOf: ({ playerId }, { roundNumber, holeNumber }) =>
      distances.get(`${playerId} ${roundNumber} ${holeNumber}`),
    ties: "share",
    points: "holes",
  };
};
