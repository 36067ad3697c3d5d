import {
  decimal,
  type Fraction,
  minus,
  percent,
  plus,
  ratio,
  times,
  toNumber,
} from "./fraction.ts";
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
  /** A whole number, by which strokes are given. */
  readonly playingHandicap: number;
}

/** The slope of a course of standard difficulty. */
export const standardSlope = 113;

/**
 * Course handicap = index × slope / 113 + (course rating − par), without a rated tee the index.
 * Playing handicap = that × allowance. This last step is rounded, half up, and before the formula
 * only the share of the index that counts on fewer holes than 18 (`indexOn`).
 *
 * Sources: Rule 6, https://www.randa.org/en/rules-of-handicapping/2019/rules/the-rules-of-handicapping/rule-6
 * and docs/rules.md.
 */
export const handicaps = (terms: HandicapTerms): Handicaps => {
  const exact = courseHandicap(terms);
  return {
    courseHandicap: toNumber(exact),
    playingHandicap: playingHandicap(exact, terms.handicapAllowance),
  };
};

/** Exact: it is rounded half up only when it is shown or when it limits a hole score (Rule 6.1). */
export const courseHandicap = (terms: Omit<HandicapTerms, "handicapAllowance">): Fraction => {
  const { tee, holes } = terms;
  const index = decimal(indexOn(terms.handicapIndex ?? 0, holes.length));
  if (tee === null || !isRated(tee)) return index;
  const difference = minus(decimal(tee.courseRating), ratio(totalPar(holes), 1));
  return plus(onSlope(index, tee.slopeRating), difference);
};

/**
 * The index × slope / 113 without the course rating. Some countries used this until 2024
 * (docs/rules.md, Strokes, handicaps and points).
 */
export const onSlope = (index: Fraction, slopeRating: number): Fraction =>
  times(index, times(decimal(slopeRating), ratio(1, standardSlope)));

/**
 * The share of a course handicap that a competition allows, in percent, as a whole number of
 * strokes.
 */
export const playingHandicap = (exact: Fraction, handicapAllowance: number): number =>
  roundHalfUp(times(exact, percent(handicapAllowance)));

/** The holes for which an index is made. */
export const wholeRound = 18;

/**
 * The index that counts on a round of this many holes: on nine of them half, rounded half up to a
 * tenth. So half of a plus handicap is rounded towards zero.
 *
 * Source: USGA, Local Guidance for Rule 6.1b, where 14.5 becomes 7.3 on nine holes.
 */
export const indexOn = (handicapIndex: number, holeCount: number): number =>
  holeCount === wholeRound || holeCount === 0
    ? handicapIndex
    : roundHalfUp(times(decimal(handicapIndex), ratio(holeCount, wholeRound)), 1);
