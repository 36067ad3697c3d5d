import type { CardHole, Score } from "../../../../../contract/card/scorecard.ts";

/** One hole as the card prints it; null is "-". */
export interface HoleColumn extends CardHole {
  readonly strokes: number | null;
  readonly isPickedUp: boolean;
  readonly points: number | null;
}

export const NINE = 9;

/** What a table of holes needs of a card. */
export interface HolesOfCard {
  readonly holes: ReadonlyArray<CardHole>;
  readonly scores: ReadonlyArray<
    Pick<Score, "holeNumber" | "strokes" | "pickedUp" | "stablefordPoints">
  >;
}

/** The columns of a card, including holes that are not played yet. */
export const columnsOf = ({ holes, scores }: HolesOfCard): ReadonlyArray<HoleColumn> => {
  const played = new Map(scores.map((score) => [score.holeNumber, score]));
  return holes.map((hole) => {
    const score = played.get(hole.holeNumber);
    const { strokes = null, pickedUp = false, stablefordPoints: points = null } = score ?? {};
    return { ...hole, strokes, isPickedUp: pickedUp, points };
  });
};

/** The sum of the known values of a row; null if none is known. */
export const sumOf = (
  columns: ReadonlyArray<HoleColumn>,
  figureOf: (column: HoleColumn) => number | null,
): number | null => {
  const known = columns.map(figureOf).filter((figure) => figure !== null);
  return known.length === 0 ? null : known.reduce((sum, figure) => sum + figure, 0);
};

/** The sum of strokes; null as soon as one of the holes was picked up. */
export const strokesOf = (columns: ReadonlyArray<HoleColumn>): number | null =>
  columns.some(({ isPickedUp }) => isPickedUp) ? null : sumOf(columns, ({ strokes }) => strokes);

/** The par of the holes played, which is what the score is compared with. */
export const parPlayed = (columns: ReadonlyArray<HoleColumn>): number =>
  sumOf(columns, ({ strokes, par }) => (strokes === null ? null : par)) ?? 0;
