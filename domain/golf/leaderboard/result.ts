import type { Scoring } from "../countback.ts";
import { pointsText, toParText } from "../toPar.ts";
import type { BoardRound } from "./entry.ts";

/**
 * Strokes to par, or points, over one or more rounds. In all-rounds they are divided by the number
 * of rounds.
 */
export interface Result {
  readonly sum: number;
  readonly divisor: number;
  /** In match play, where points of matches are the sum: holes won less holes lost. */
  readonly holesUp?: number;
}

/**
 * Strokes of a round in the chosen scoring; Stableford counts gross strokes. Null when a hole was
 * picked up.
 */
export const strokesOf = (round: BoardRound, scoring: Scoring): number | null =>
  scoring === "net" ? round.adjustedScore : round.grossScore;

/**
 * The result of a round: points, or strokes to the par of the holes played (rules 1 and 2). Null
 * when a hole was picked up and strokes count.
 */
export const worthOf = (round: BoardRound, scoring: Scoring): number | null => {
  if (scoring === "stableford") return round.stablefordPoints;
  const strokes = strokesOf(round, scoring);
  return strokes === null ? null : strokes - round.par;
};

/**
 * Below 0 when `a` is better. Averages are compared exactly, as fractions. In match play points
 * count, then holes up, and no strokes.
 */
export const compareResults = (a: Result, b: Result, scoring: Scoring): number => {
  const difference = a.sum * b.divisor - b.sum * a.divisor;
  if (a.holesUp !== undefined && b.holesUp !== undefined) {
    return -difference || b.holesUp - a.holesUp;
  }
  return scoring === "stableford" ? -difference : difference;
};

export const valueOf = ({ sum, divisor }: Result): number => sum / divisor;

/** Rounded half up to this many decimals, and written with all of them: "72", "70.5", "70.33". */
export const figureText = ({ sum, divisor }: Result, decimals: number): string => {
  const scale = 10 ** decimals;
  const rounded = Math.floor((sum * scale) / divisor + 0.5) / scale;
  return rounded.toFixed(decimals);
};

/** "-4", "E", "+3" or "30 pts"; averages with their decimals. */
export const resultText = (result: Result, scoring: Scoring, decimals = 0): string => {
  const figure = figureText(result, decimals);
  return scoring === "stableford" ? pointsText(figure) : toParText(figure);
};
