import { parOf } from "./par.ts";
import { type PlayedHoles, strokesOf } from "./played.ts";

interface PlayedRound {
  /** The holes of the card's course snapshot. */
  readonly holes: ReadonlyArray<{ readonly holeNumber: number; readonly par: number | null }>;
  readonly played: PlayedHoles;
}

/** How many holes had each result. */
interface ScoringDistribution {
  /** Two under par and better, including a hole in one on a par 3. */
  readonly eagles: number;
  readonly birdies: number;
  readonly pars: number;
  readonly bogeys: number;
  /** Two over par and worse. */
  readonly doubles: number;
}

/**
 * How many holes of these rounds were birdies, pars and so on. A hole without a par counts as a par
 * 4. A hole that was picked up is left out.
 */
export const scoringDistribution = (rounds: ReadonlyArray<PlayedRound>): ScoringDistribution => {
  const toPar = rounds.flatMap(({ holes, played }) =>
    holes.flatMap((hole) => {
      const taken = strokesOf(played[hole.holeNumber]);
      return taken === null ? [] : [taken - parOf(hole)];
    }),
  );
  const count = (isMeant: (over: number) => boolean) => toPar.filter(isMeant).length;
  return {
    eagles: count((over) => over <= -2),
    birdies: count((over) => over === -1),
    pars: count((over) => over === 0),
    bogeys: count((over) => over === 1),
    doubles: count((over) => over >= 2),
  };
};
