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
 * Playing handicap = that × allowance. Only this last step is rounded, half up.
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
  const index = times(decimal(terms.handicapIndex ?? 0), shareOfIndex(holes.length));
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

/** On a nine-hole course half of the index is used. */
const shareOfIndex = (holeCount: number) => (holeCount === 9 ? ratio(1, 2) : ratio(1, 1));
