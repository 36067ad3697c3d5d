import { totalPar } from "./par.ts";
import type { Tee } from "./tee.ts";

/** A course rating that cannot be that of these holes. */
export interface Misfit {
  readonly courseRating: number;
  readonly holeCount: number;
  readonly par: number;
}

const nine = 9;
const eighteen = 18;

/** A scratch player never needs so many strokes more or fewer than the par of the holes. */
const farthestFromPar = (holeCount: number) => (holeCount <= nine ? 10 : 20);

/**
 * The first tee whose course rating does not fit the holes. It is most often the rating of 18 holes
 * on a course of nine, or the other way round, and gives everybody dozens of strokes too many or
 * too few. Null if all fit, and for a course without holes.
 */
export const misfitOf = (
  tees: ReadonlyArray<Pick<Tee, "courseRating">>,
  holes: ReadonlyArray<{ readonly par: number | null }>,
): Misfit | null => {
  const holeCount = holes.length;
  const par = totalPar(holes);
  const isOff = (rating: number) => Math.abs(rating - par) > farthestFromPar(holeCount);
  const courseRating = tees.map((tee) => tee.courseRating).find((it) => it !== null && isOff(it));
  return holeCount === 0 || courseRating === null || courseRating === undefined
    ? null
    : { courseRating, holeCount, par };
};

/** Whether this many holes are a whole card. Others may still be typed, one by one. */
export const isWholeCard = (holeCount: number) => holeCount === nine || holeCount === eighteen;

/** "The course rating 72.0 does not fit nine holes of par 36. Is it the rating of 18 holes?" */
export const misfitText = ({ courseRating, holeCount, par }: Misfit): string => {
  const fault = `The course rating ${courseRating.toFixed(1)} does not fit ${holesText(holeCount)} of par ${par}.`;
  if (holeCount < eighteen && courseRating > par) {
    return `${fault} Is it the rating of ${holesText(eighteen)}?`;
  }
  return holeCount > nine && courseRating < par
    ? `${fault} Is it the rating of ${holesText(nine)}?`
    : `${fault} Is it right?`;
};

const holesText = (count: number) => {
  if (count === nine) return "nine holes";
  return count === 1 ? "one hole" : `${count} holes`;
};
