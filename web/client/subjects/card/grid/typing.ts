import { MOST_STROKES } from "../../../../../domain/golf/played.ts";

interface Typed {
  /** What the cell now says: 0 for picked up. */
  readonly strokes: number;
  /** Whether another digit may still belong to it. */
  readonly isOpen: boolean;
  /** The digit for the next cell, if this one was already complete. */
  readonly rest: number | null;
}

/**
 * What a digit means in a cell. One digit is a score, 0 is picked up; after a 1 the cell stays open,
 * because it may be 10, 11 or 12. Any other digit then belongs to the next hole: nobody plays 13 to
 * 19.
 */
export const typeDigit = (digit: number, isAfterOne: boolean): Typed => {
  if (isAfterOne) {
    const strokes = 10 + digit;
    return strokes <= MOST_STROKES
      ? { strokes, isOpen: false, rest: null }
      : { strokes: 1, isOpen: false, rest: digit };
  }
  return { strokes: digit, isOpen: digit === 1, rest: null };
};

/** On the keyboard also this key stands for a hole that was picked up. */
export const pickedUpKey = "-";

/** The digits that a phone keyboard has put into a cell, because it sends no key events. */
export const digitsIn = (text: string): ReadonlyArray<number> =>
  (text.match(/\d/gu) ?? []).map(Number);
