import { createContext } from "react";
import {
  isPickedUp,
  MOST_STROKES,
  type Played,
  strokesOf,
  withoutScore,
} from "../../../../../../domain/golf/played.ts";
import { range } from "../../../../../../domain/golf/range.ts";
import type { HoleNumber, HoleScore } from "../../../../../../domain/shared/values.ts";
import type { Round } from "../useRound.ts";

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

/** What is entered beside the strokes. */
export type Extras = Pick<HoleScore, "putts" | "penalties" | "notes">;

export const noExtras: Extras = { putts: null, penalties: 0, notes: null };

/** What a key of a hole enters, with what was entered there beside it. */
export const pressedScore = (
  holeNumber: HoleNumber,
  pressed: Played,
  { putts, penalties, notes }: Extras,
): HoleScore => ({
  ...{ holeNumber, strokes: strokesOf(pressed), ...withoutScore(pressed) },
  ...{ putts: isPickedUp(pressed) ? null : putts, penalties, notes },
});

/** What `boot.js` keeps of a tap on a key that is not alive yet. */
export interface KeptTaps {
  /** The name under which the device stores the score that waits. */
  readonly name: string;
  /** The score of a key: empty for the one that stands there already, undefined if it has to wait. */
  readonly textOf: (played: Played) => string | undefined;
}

/** Only the server provides it, for the keys of a first picture. Null for a hole that takes no taps. */
export const KeptTapsContext = createContext<
  (round: Round, holeNumber: HoleNumber) => KeptTaps | null
>(() => null);
