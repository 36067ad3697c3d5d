import { decimal, type Fraction, plus, ratio, times, toNumber } from "./fraction.ts";
import { totalPar } from "./par.ts";
import { roundHalfUp } from "./roundHalfUp.ts";
import { isRated, type Tee } from "./tee.ts";

export interface HandicapTerms {
  /** Null counts as 0; plus handicaps are negative. */
  readonly handicapIndex: number | null;
  readonly tee: Pick<Tee, "courseRating" | "slopeRating"> | null;
  /** The holes of the whole course. */
  readonly holes: ReadonlyArray<{ readonly par: number | null }>;
  /** In percent. */
  readonly handicapAllowance: number;
}

export interface Handicaps {
  /** Not rounded. */
  readonly courseHandicap: number;
  /** A whole number: what strokes are given by. */
  readonly playingHandicap: number;
}

const standardSlope = 113;

/**
 * Course handicap = index × slope / 113 + (course rating − par), without a rated tee the index.
 * Playing handicap = that × allowance. Only this last step is rounded, half up.
 *
 * Sources: Rule 6, https://www.randa.org/en/rules-of-handicapping/2019/rules/the-rules-of-handicapping/rule-6
 * and spec AMB-51.
 */
export const handicaps = (terms: HandicapTerms): Handicaps => {
  const exact = courseHandicap(terms);
  const allowance = times(decimal(terms.handicapAllowance), ratio(1, 100));
  return {
    courseHandicap: toNumber(exact),
    playingHandicap: roundHalfUp(times(exact, allowance)),
  };
};

const courseHandicap = ({ handicapIndex, tee, holes }: HandicapTerms): Fraction => {
  const index = times(decimal(handicapIndex ?? 0), shareOfIndex(holes.length));
  if (tee === null || !isRated(tee)) return index;
  const slope = times(decimal(tee.slopeRating), ratio(1, standardSlope));
  const difference = plus(decimal(tee.courseRating), ratio(-totalPar(holes), 1));
  return plus(times(index, slope), difference);
};

/** A nine-hole course takes half the index. */
const shareOfIndex = (holeCount: number) => (holeCount === 9 ? ratio(1, 2) : ratio(1, 1));
