import { MOST_STROKES } from "../../../../../../domain/golf/played.ts";
import { range } from "../../../../../../domain/golf/range.ts";

/** The strokes of the keys, rising around par, and the rest for "More". */
interface PadRows {
  readonly under: ReadonlyArray<number>;
  readonly par: number;
  readonly over: ReadonlyArray<number>;
  readonly high: ReadonlyArray<number>;
  readonly more: ReadonlyArray<number>;
}

/** Rows of two under par, par, three over and two more: one tap for nearly every score. */
export const padRows = (par: number): PadRows => {
  const onPad = range(par - 2, par + 5);
  return {
    under: range(par - 2, par - 1),
    par,
    over: range(par + 1, par + 3),
    high: range(par + 4, par + 5),
    more: range(1, MOST_STROKES).filter((strokes) => !onPad.includes(strokes)),
  };
};

const names = ["Eagle", "Birdie", "Par", "Bogey", "Double", "Triple"];

/** The word on a key: "Birdie", or "+4" if there is no word. */
export const keyWord = (strokes: number, par: number): string => {
  if (strokes === 1) return "Hole in one";
  const toPar = strokes - par;
  return names[toPar + 2] ?? (toPar > 0 ? `+${toPar}` : String(toPar));
};
