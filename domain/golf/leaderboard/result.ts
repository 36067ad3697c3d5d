import type { Scoring } from "../countback.ts";
import { pointsText, toParText } from "../toPar.ts";
import type { BoardRound } from "./entry.ts";

/** Strokes to par, or points, over one or more rounds; in all-rounds to be divided by them. */
export interface Result {
  readonly sum: number;
  readonly divisor: number;
}

/** Strokes of a round in the chosen scoring; Stableford counts gross strokes. */
export const strokesOf = (round: BoardRound, scoring: Scoring): number =>
  scoring === "net" ? round.adjustedScore : round.grossScore;

/** What a round is worth: points, or strokes to the par of the holes played (rules 1 and 2). */
export const worthOf = (round: BoardRound, scoring: Scoring): number =>
  scoring === "stableford" ? round.stablefordPoints : strokesOf(round, scoring) - round.par;

/** Below 0 when `a` is better. Averages are compared exactly, as fractions. */
export const compareResults = (a: Result, b: Result, scoring: Scoring): number => {
  const difference = a.sum * b.divisor - b.sum * a.divisor;
  return scoring === "stableford" ? -difference : difference;
};

export const valueOf = ({ sum, divisor }: Result): number => sum / divisor;

/** Rounded half up to a whole number. */
export const roundedOf = ({ sum, divisor }: Result): number => Math.floor(sum / divisor + 0.5);

/** "-4", "E", "+3" or "30 pts". */
export const resultText = (result: Result, scoring: Scoring): string => {
  const rounded = roundedOf(result);
  return scoring === "stableford" ? pointsText(rounded) : toParText(rounded);
};
