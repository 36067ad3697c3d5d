import { canWin } from "../holeWorth.ts";
import type { Ball } from "./gameTypes.ts";
import type { HoleScore } from "./holeScores.ts";
import type { Side } from "./sides.ts";
import type { HoleInPlay } from "./stakeInPlay.ts";

/** The result of a side after some holes. */
export interface Tally {
  readonly side: Side;
  readonly points: number;
  /** In cents. */
  readonly winnings: number;
  readonly strokes: number;
  readonly toPar: number;
  /**
   * The number of holes that count and on which the side has no score, or has picked up: it can no
   * longer have a total.
   */
  readonly holesMissed: number;
}

/** With the scores on the holes that count. */
export const tallyOf = (
  side: Side,
  { points, winnings }: Pick<Tally, "points" | "winnings">,
  holes: ReadonlyArray<HoleInPlay>,
  ball: Ball,
): Tally => {
  const tally = { side, points, winnings, strokes: 0, toPar: 0, holesMissed: 0 };
  for (const hole of holes) {
    if (!hole.counts) continue;
    const counted = scoreOf(side, hole, ball);
    if (counted === undefined || !canWin(counted.score)) {
      tally.holesMissed += 1;
    } else {
      tally.strokes += counted.score;
      tally.toPar += counted.score - counted.par;
    }
  }
  return tally;
};

/** A member without a score does not count. */
const scoreOf = ({ members }: Side, { scores }: HoleInPlay, ball: Ball): HoleScore | undefined => {
  let counted: HoleScore | undefined;
  for (const { order } of members) {
    const score = scores[order];
    if (score === undefined) continue;
    const isCounted =
      counted === undefined ||
      (ball === "best" ? score.score < counted.score : score.score > counted.score);
    if (isCounted) counted = score;
  }
  return counted;
};
