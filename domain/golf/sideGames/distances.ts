import type { Game } from "./game.ts";
import type { HoleGame } from "./holeGame.ts";
import { recordsOf } from "./holeRecord.ts";

/**
 * The shortest distance to the hole wins. Equal distances share; without an entry there is no
 * winner.
 */
export const closestToPin = (game: Game): HoleGame => ({ ...byDistance(game), best: "lowest" });

/** The longest drive that rests on the fairway wins. */
export const longestDrive = (game: Game): HoleGame => ({ ...byDistance(game), best: "highest" });

const byDistance = ({ records }: Game): Omit<HoleGame, "best"> => {
  const distances = new Map(
    recordsOf("distance", records).map(({ playerId, roundNumber, holeNumber, distance }) => [
      `${playerId} ${roundNumber} ${holeNumber}`,
      distance,
    ]),
  );
  return {
    figureOf: ({ playerId }, { roundNumber, holeNumber }) =>
      distances.get(`${playerId} ${roundNumber} ${holeNumber}`) ?? undefined,
    ties: "share",
    points: "holes",
  };
};
