import { plus } from "../roundScore.ts";
import type { BoardOptions, BoardRound, Competitor } from "./entry.ts";
import { isRanked, type Line } from "./line.ts";
import { compareResults, figureText, type Result, strokesOf } from "./result.ts";

/** The number of decimals in the columns TOTAL and STROKES. */
export interface Decimals {
  readonly total: number;
  readonly strokes: number;
}

/**
 * Sums are whole numbers. Averages have one decimal, or two if players with different places would
 * otherwise look level. An event of one round has no averages.
 */
export const decimalsOf = (
  lines: ReadonlyArray<Line<Competitor>>,
  options: Pick<BoardOptions, "view" | "scoring" | "numberOfRounds">,
): Decimals => {
  if (options.view !== "all-rounds" || options.numberOfRounds === 1) {
    return { total: 0, strokes: 0 };
  }
  // In the order of the board, so that players who would look level are neighbours.
  const ranked = lines
    .filter(isRanked)
    .toSorted((a, b) => compareResults(a.result, b.result, options.scoring));
  return {
    total: enough(ranked.map(({ result }) => result)),
    strokes: enough(
      ranked
        .map(({ counted }) => strokesResult(counted, options))
        .filter((result) => result !== null),
    ),
  };
};

/**
 * The strokes of the counted rounds, in all-rounds their average. Null when a hole of them was
 * picked up.
 */
export const strokesResult = (
  counted: ReadonlyArray<BoardRound>,
  { scoring, view }: Pick<BoardOptions, "scoring" | "view">,
): Result | null => {
  const sum = counted.map((round) => strokesOf(round, scoring)).reduce(plus, 0);
  return sum === null ? null : { sum, divisor: view === "all-rounds" ? counted.length : 1 };
};

const enough = (results: ReadonlyArray<Result>) => {
  const seemsLevel = results.some((result, index) => {
    const next = results[index + 1];
    if (!next || result.sum * next.divisor === next.sum * result.divisor) return false;
    return figureText(result, 1) === figureText(next, 1);
  });
  return seemsLevel ? 2 : 1;
};
