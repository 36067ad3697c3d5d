import { compare, decimal, type Fraction, minus, plus, ratio, sumOf, times } from "../fraction.ts";
import { roundHalfUp } from "../roundHalfUp.ts";

/** For each number of scores: how many of the lowest differentials count, and the adjustment. */
const rules = [
  { scores: 20, lowest: 8, adjustment: 0 },
  { scores: 19, lowest: 7, adjustment: 0 },
  { scores: 17, lowest: 6, adjustment: 0 },
  { scores: 15, lowest: 5, adjustment: 0 },
  { scores: 12, lowest: 4, adjustment: 0 },
  { scores: 9, lowest: 3, adjustment: 0 },
  { scores: 7, lowest: 2, adjustment: 0 },
  { scores: 6, lowest: 2, adjustment: -1 },
  { scores: 5, lowest: 1, adjustment: 0 },
  { scores: 4, lowest: 1, adjustment: -1 },
  { scores: 3, lowest: 1, adjustment: -2 },
] as const;

/** Older scores no longer count. With fewer scores, the index may rise without a limit. */
export const fullRecord = 20;

const highestIndex = 54;
const softCap = decimal(3);
const hardCap = decimal(5);

/**
 * The Handicap Index from score differentials, oldest first, to one decimal and at most 54.0: the
 * mean of the lowest 8 of the last 20; for fewer scores, as in the table. Null below three scores.
 *
 * Source: Rule 5.2,
 * https://www.usga.org/handicapping/roh/Content/rules/5%202b%20For%2020%20Scores.htm
 *
 * Once there are 20 scores, the index may rise only a limited way above the low index of the last
 * 365 days: the part above 3.0 counts half (soft cap), and 5.0 is the maximum (hard cap). There is
 * no limit for falling.
 *
 * Source: Rule 5.8,
 * https://www.usga.org/content/usga/home-page/handicapping/roh/Content/rules/Committee%20Content/USGA/LG_R5b.htm
 */
export const handicapIndex = (
  differentials: ReadonlyArray<number>,
  lowIndex: number | null = null,
): number | null => {
  const recent = differentials.slice(-fullRecord);
  const rule = rules.find(({ scores }) => scores <= recent.length);
  if (!rule) return null;
  const lowest = recent.toSorted((a, b) => a - b).slice(0, rule.lowest);
  const mean = times(sumOf(lowest.map(decimal)), ratio(1, rule.lowest));
  // Rounded here too, because the caps are defined for indexes, which have one decimal (Rule 5.2b).
  const calculated = roundHalfUp(plus(mean, decimal(rule.adjustment)), 1);
  const isCapped = recent.length === fullRecord && lowIndex !== null;
  return Math.min(highestIndex, isCapped ? capped(calculated, lowIndex) : calculated);
};

/** The lowest of this many scores, from which the index is calculated; none below three. */
export const howManyCount = (scores: number): number =>
  rules.find((rule) => rule.scores <= scores)?.lowest ?? 0;

/** The adjustment of the mean while there are few scores. */
export const adjustmentFor = (scores: number): number =>
  rules.find((rule) => rule.scores <= scores)?.adjustment ?? 0;

const capped = (calculated: number, lowIndex: number) => {
  const low = decimal(lowIndex);
  return roundHalfUp(plus(low, cappedRise(minus(decimal(calculated), low))), 1);
};

const cappedRise = (rise: Fraction): Fraction => {
  if (compare(rise, softCap) <= 0) return rise;
  const softened = plus(softCap, times(minus(rise, softCap), ratio(1, 2)));
  return compare(softened, hardCap) > 0 ? hardCap : softened;
};
