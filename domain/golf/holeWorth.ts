import { netScore } from "./netScore.ts";
import { isPickedUp, type Played } from "./played.ts";
import { stablefordPoints } from "./stableford.ts";

interface HoleTerms {
  readonly par: number;
  readonly strokesReceived: number;
  /** The scoring from which Stableford points are calculated. */
  readonly scoringBasis: "gross" | "net";
}

/** The worth of a hole in each way of counting strokes or points over a round. */
export interface HoleWorth {
  /** Null where the hole was picked up: a round with such a hole has no total. */
  readonly gross: number | null;
  readonly net: number | null;
  /** A hole that was picked up is worth none. */
  readonly points: number;
}

/**
 * What a hole is worth in stroke play and in Stableford.
 *
 * Sources: Rule 3.3c (no total without a score) and Rule 21.1b (no points), see `stablefordPoints`.
 */
export const holeWorth = (played: Played, terms: HoleTerms): HoleWorth => {
  if (isPickedUp(played)) return { gross: null, net: null, points: 0 };
  const { par, strokesReceived, scoringBasis } = terms;
  const counted = scoringBasis === "net" ? strokesReceived : 0;
  return {
    gross: played,
    net: netScore(played, strokesReceived),
    points: stablefordPoints({ par, strokes: played, strokesReceived: counted }),
  };
};

/** A hole that was picked up is beaten by every score, and level with another one. */
export const beatenByAll = Number.POSITIVE_INFINITY;

/**
 * What a hole is worth where balls are compared hole by hole, as in matches and skins: the lower
 * one is better.
 */
export const ballOn = (played: Played, strokesReceived: number): number =>
  isPickedUp(played) ? beatenByAll : netScore(played, strokesReceived);

/** A ball that is nobody's score cannot win a hole, even if there is no other one. */
export const canWin = (ball: number): boolean => ball !== beatenByAll;
