import type { HoleScore } from "./holeScores.ts";
import type { HoleInPlay } from "./holesInPlay.ts";
import type { Side } from "./sides.ts";

/** What a side has after some holes. */
export interface Tally {
  readonly side: Side;
  readonly points: number;
  readonly strokes: number;
  readonly toPar: number;
  /** Holes that count, without a score of the side: it can no longer finish. */
  readonly holesMissed: number;
  /** In cents. */
  readonly winnings: number;
}

/** Whose score counts for a side. */
export type Ball = "best" | "worst";

type Strokes = Pick<Tally, "strokes" | "toPar" | "holesMissed">;

/** The score of a side on the holes that count. */
export const strokesOf = (side: Side, holes: ReadonlyArray<HoleInPlay>, ball: Ball): Strokes => {
  const total = { strokes: 0, toPar: 0, holesMissed: 0 };
  for (const hole of holes) {
    if (!hole.counts) break;
    const counted = scoreOf(side, hole, ball);
    if (counted === undefined) {
      total.holesMissed += 1;
    } else {
      total.strokes += counted.score;
      total.toPar += counted.score - counted.par;
    }
  }
  return total;
};

/** A member without a score does not count. */
export const scoreOf = (
  { members }: Side,
  { scores }: HoleInPlay,
  ball: Ball,
): HoleScore | undefined => {
  let counted: HoleScore | undefined;
  for (const { id } of members) {
    const score = scores.get(id);
    if (score === undefined) continue;
    const isCounted =
      counted === undefined ||
      (ball === "best" ? score.score < counted.score : score.score > counted.score);
    if (isCounted) counted = score;
  }
  return counted;
};
