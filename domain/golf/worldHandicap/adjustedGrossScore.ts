import { parOf } from "../par.ts";
import type { CardHole } from "../roundScore.ts";
import { strokesReceived } from "../strokesReceived.ts";

/** A round in the form in which it counts for handicaps. This changes no competition score. */
export interface RoundForHandicap {
  /** All holes of the course. */
  readonly holes: ReadonlyArray<CardHole>;
  /**
   * The strokes of each hole by its number. For a hole that was not finished, the most likely
   * score. A hole that was not played is left out.
   */
  readonly strokes: Readonly<Record<number, number>>;
  /** The rounded course handicap, not the playing handicap. Null while the player has no index. */
  readonly courseHandicap: number | null;
}

const highestOfAll = 5;
const highestHandicap = 54;
const strokesThatAreMany = 4;

/**
 * The highest score on a hole that counts for handicaps, net double bogey: par + 2 + the strokes
 * received there. Without an index, and where a course handicap above 54 gives four strokes or more,
 * par + 5.
 *
 * Source: Rule 3.1,
 * https://www.usga.org/content/usga/home-page/handicapping/roh/Content/rules/Rule%203%20Adjustment%20of%20Hole%20Scores.htm
 */
export const netDoubleBogey = (
  par: number,
  received: number,
  courseHandicap: number | null,
): number => {
  if (courseHandicap === null) return par + highestOfAll;
  const isMany = courseHandicap > highestHandicap && received >= strokesThatAreMany;
  return par + (isMany ? highestOfAll : 2 + received);
};

/**
 * The sum of the hole scores, each limited to net double bogey. A hole that was not played counts
 * as net par, which is par + the strokes received there (Rule 3.2, same source). A player without
 * an index receives no strokes.
 */
export const adjustedGrossScore = (round: RoundForHandicap): number => {
  const { holes, strokes, courseHandicap } = round;
  const received = strokesReceived(courseHandicap ?? 0, holes);
  return holes.reduce((total, hole) => {
    const par = parOf(hole);
    const given = received.get(hole.holeNumber) ?? 0;
    const taken = strokes[hole.holeNumber] ?? par + given;
    return total + Math.min(taken, netDoubleBogey(par, given, courseHandicap));
  }, 0);
};
