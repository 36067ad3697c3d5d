import { strokesReceived } from "../strokesReceived.ts";

interface Handicapped {
  readonly playingHandicap: number;
}

interface IndexedHole {
  readonly holeNumber: number;
  readonly strokeIndex: number;
}

/**
 * The strokes each player of a match receives, by hole number, in the order of the players: the
 * lowest playing handicap plays off 0, everybody else receives the difference to it on the lowest
 * stroke indexes of the course. In a four-ball that is the lowest of the four.
 *
 * Source: https://usga.org/content/usga/home-page/handicapping/roh/Content/rules/Appendix%20C%20Handicap%20Allowances.htm
 */
export const matchStrokes = (
  players: ReadonlyArray<Handicapped>,
  course: ReadonlyArray<IndexedHole>,
): ReadonlyArray<ReadonlyMap<number, number>> => {
  const lowest = Math.min(...players.map(({ playingHandicap }) => playingHandicap));
  return players.map(({ playingHandicap }) => strokesReceived(playingHandicap - lowest, course));
};
