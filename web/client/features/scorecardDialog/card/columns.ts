import { range } from "../../../../../domain/golf/range.ts";
import { strokesReceived } from "../../../../../domain/golf/strokesReceived.ts";
import type { Score, ScorecardDetail } from "../../../../contract/scorecard.ts";
import type { PlayedHole } from "../../../lib/holesOfCard.ts";

/** One hole as the card prints it; null is "-". */
export interface HoleColumn {
  readonly holeNumber: number;
  readonly par: number | null;
  readonly strokeIndex: number | null;
  readonly received: number;
  readonly strokes: number | null;
  readonly points: number | null;
}

export const NINE = 9;
const EIGHTEEN = 18;

/** The columns of a card: nine, or eighteen; `open` knows those that are still to be played. */
export const columnsOf = (
  { scorecard, scores }: ScorecardDetail,
  open: ReadonlyArray<PlayedHole>,
): ReadonlyArray<HoleColumn> => {
  const played = new Map<number, Score>(scores.map(({ hole, score }) => [hole.holeNumber, score]));
  const holes = new Map<number, PlayedHole>(
    [...open, ...scores.map(({ hole }) => hole)].map((hole) => [hole.holeNumber, hole]),
  );
  const given = strokesReceived(scorecard.playingHandicap, indexed([...holes.values()]));
  const isWhole = scorecard.isComplete || open.length > 0;
  const isShort = isWhole && Math.max(...holes.keys()) <= NINE;
  return range(1, isShort ? NINE : EIGHTEEN).map((holeNumber) => {
    const score = played.get(holeNumber);
    const hole = holes.get(holeNumber);
    return {
      holeNumber,
      par: hole?.par ?? null,
      strokeIndex: hole?.handicap ?? null,
      received: score ? score.strokes - score.adjustedScore : (given.get(holeNumber) ?? 0),
      strokes: score?.strokes ?? null,
      points: score?.stablefordPoints ?? null,
    };
  });
};

const indexed = (holes: ReadonlyArray<PlayedHole>) =>
  holes.map(({ holeNumber, handicap }) => ({ holeNumber, strokeIndex: handicap }));

/** The sum of a row as far as it is known; null while nothing is. */
export const sumOf = (
  columns: ReadonlyArray<HoleColumn>,
  figureOf: (column: HoleColumn) => number | null,
): number | null => {
  const known = columns.map(figureOf).filter((figure) => figure !== null);
  return known.length === 0 ? null : known.reduce((sum, figure) => sum + figure, 0);
};

/** The par of the holes played, which is what the score is compared with. */
export const parPlayed = (columns: ReadonlyArray<HoleColumn>): number =>
  sumOf(columns, ({ strokes, par }) => (strokes === null ? null : par)) ?? 0;
