import type { CardHole } from "../../../../contract/card/scorecard.ts";

export type GridHole = Pick<CardHole, "holeNumber" | "par" | "strokeIndex"> & {
  /** Null until the player has a card. */
  readonly strokesReceived: number | null;
};

/** "NR" (no return) where a hole was picked up: then there is no sum. */
type Sum = number | "NR" | null;

interface Sums {
  readonly out: Sum;
  readonly in: Sum;
  readonly total: Sum;
  readonly net: Sum;
  /** Gross, against the par of the holes played. */
  readonly toPar: Sum;
  readonly holesPlayed: number;
}

const FRONT = 9;
const PICKED_UP = 0;

/** The sums beside a card, null if no hole was played. Strokes 0 are a hole that was picked up. */
export const sumsOf = (
  holes: ReadonlyArray<GridHole>,
  strokesOn: (holeNumber: number) => number | null,
): Sums => {
  const played = holes.flatMap((hole) => {
    const strokes = strokesOn(hole.holeNumber);
    return strokes === null ? [] : [{ ...hole, strokes }];
  });
  const sum = (part: typeof played, of: (hole: (typeof played)[number]) => number): Sum => {
    if (part.length === 0) return null;
    if (part.some(({ strokes }) => strokes === PICKED_UP)) return "NR";
    return part.reduce((total, hole) => total + of(hole), 0);
  };
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
