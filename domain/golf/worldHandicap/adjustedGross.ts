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
  const received =
    courseHandicap === null
      ? null
      : strokesReceived(roundHalfUp(decimal(courseHandicap), 0), holes);
  const most = ({ holeNumber, par }: PlayedHole) =>
    received === null ? par + 5 : par + 2 + (received.get(holeNumber) ?? 0);
  return holes.reduce((sum, hole) => sum + Math.min(hole.strokes, most(hole)), 0);
};
