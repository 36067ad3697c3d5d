import { decimal } from "../fraction.ts";
import { roundHalfUp } from "../roundHalfUp.ts";
import { strokesReceived } from "../strokesReceived.ts";

interface PlayedHole {
  readonly holeNumber: number;
  readonly par: number;
  /** 1 is the hardest hole. */
  readonly strokeIndex: number;
  readonly strokes: number;
}

/** A hole on which not all strokes count. */
export interface CappedHole {
  readonly holeNumber: number;
  readonly strokes: number;
  readonly counted: number;
}

/**
 * Strokes as they count for handicaps: no hole more than a net double bogey (par + 2 and the strokes
 * received by the course handicap), and without a handicap no more than par + 5.
 *
 * Source: Rule 3.1, https://www.randa.org/roh/the-rules-of-handicapping/rule-3
 */
export const adjustedGross = (
  holes: ReadonlyArray<PlayedHole>,
  courseHandicap: number | null,
): number => {
  const most = mostOn(holes, courseHandicap);
  return holes.reduce((sum, hole) => sum + Math.min(hole.strokes, most(hole)), 0);
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
    return strokes > counted ? [{ holeNumber, strokes, counted }] : [];
  });
};

const mostOn = (holes: ReadonlyArray<PlayedHole>, courseHandicap: number | null) => {
  const received =
    courseHandicap === null
      ? null
      : strokesReceived(roundHalfUp(decimal(courseHandicap), 0), holes);
  return ({ holeNumber, par }: PlayedHole) =>
    received === null ? par + 5 : par + 2 + (received.get(holeNumber) ?? 0);
};
