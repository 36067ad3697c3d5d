import { decimal } from "../fraction.ts";
import { roundHalfUp } from "../roundHalfUp.ts";
import { strokesReceived } from "../strokesReceived.ts";

interface PlayedHole {
  readonly holeNumber: number;
  readonly par: number;
  /** 1 is the hardest hole. */
  readonly strokeIndex: number;
  /** Null for a hole that was picked up: it counts as a net double bogey. */
  readonly strokes: number | null;
}

/** A hole that does not count the strokes that were made there, or has none. */
interface CappedHole {
  readonly holeNumber: number;
  readonly strokes: number | null;
  readonly counted: number;
}

/**
 * Strokes as they count for handicaps: no hole more than a net double bogey (par + 2 and the strokes
 * received by the course handicap). It is par + 5 without a handicap, and where a course handicap
 * above 54 gives four strokes or more.
 *
 * Source: Rule 3.1, https://www.randa.org/roh/the-rules-of-handicapping/rule-3
 */
export const adjustedGross = (
  holes: ReadonlyArray<PlayedHole>,
  courseHandicap: number | null,
): number => {
  const most = mostOn(holes, courseHandicap);
  return holes.reduce((sum, hole) => sum + Math.min(hole.strokes ?? most(hole), most(hole)), 0);
};

/** The holes on which not all strokes count, in the given order, by the same rule. */
export const cappedHoles = (
  holes: ReadonlyArray<PlayedHole>,
  courseHandicap: number | null,
): ReadonlyArray<CappedHole> => {
  const most = mostOn(holes, courseHandicap);
  return holes.flatMap((hole) => {
    const { holeNumber, strokes } = hole;
    const counted = most(hole);
    return strokes === null || strokes > counted ? [{ holeNumber, strokes, counted }] : [];
  });
};

const highestOfAll = 5;
const highestHandicap = 54;
const strokesThatAreMany = 4;

const mostOn = (holes: ReadonlyArray<PlayedHole>, courseHandicap: number | null) => {
  if (courseHandicap === null) return ({ par }: PlayedHole) => par + highestOfAll;
  const rounded = roundHalfUp(decimal(courseHandicap), 0);
  const received = strokesReceived(rounded, holes);
  return ({ holeNumber, par }: PlayedHole) => {
    const given = received.get(holeNumber) ?? 0;
    const isMany = rounded > highestHandicap && given >= strokesThatAreMany;
    return par + (isMany ? highestOfAll : 2 + given);
  };
};
