import type { CardHole } from "../../../../contract/scorecard.ts";

export type GridHole = Pick<CardHole, "holeNumber" | "par" | "strokeIndex"> & {
  /** Null until the player has a card. */
  readonly strokesReceived: number | null;
};

interface Sums {
  readonly out: number | null;
  readonly in: number | null;
  readonly total: number | null;
  readonly net: number | null;
  /** Gross, against the par of the holes played. */
  readonly toPar: number | null;
  readonly holesPlayed: number;
}

const FRONT = 9;

/** The sums beside a card; null if no hole was played. */
export const sumsOf = (
  holes: ReadonlyArray<GridHole>,
  strokesOn: (holeNumber: number) => number | null,
): Sums => {
  const played = holes.flatMap((hole) => {
    const strokes = strokesOn(hole.holeNumber);
    return strokes === null ? [] : [{ ...hole, strokes }];
  });
  const sum = (part: typeof played, of: (hole: (typeof played)[number]) => number) =>
    part.length === 0 ? null : part.reduce((total, hole) => total + of(hole), 0);
  const knowsStrokes = played.every(({ strokesReceived }) => strokesReceived !== null);
  return {
    out: sum(
      played.filter(({ holeNumber }) => holeNumber <= FRONT),
      ({ strokes }) => strokes,
    ),
    in: sum(
      played.filter(({ holeNumber }) => holeNumber > FRONT),
      ({ strokes }) => strokes,
    ),
    total: sum(played, ({ strokes }) => strokes),
    net: knowsStrokes
      ? sum(played, ({ strokes, strokesReceived }) => strokes - (strokesReceived ?? 0))
      : null,
    toPar: sum(played, ({ strokes, par }) => strokes - par),
    holesPlayed: played.length,
  };
};
