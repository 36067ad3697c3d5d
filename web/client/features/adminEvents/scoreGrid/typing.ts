/** More strokes cannot be entered. */
const MAX_STROKES = 12;

interface Typed {
  /** What the cell now says. */
  readonly strokes: number;
  /** Whether another digit may still belong to it. */
  readonly isOpen: boolean;
  /** The digit for the next cell, if this one was already complete. */
  readonly rest: number | null;
}

const NOTHING = null;

/**
 * What a digit means in a cell. One digit is a score; after a 1 the cell stays open, because it may
 * be 10, 11 or 12. Any other digit then belongs to the next hole: nobody plays 13 to 19.
 */
export const typeDigit = (digit: number, isAfterOne: boolean): Typed | null => {
  if (isAfterOne) {
    const strokes = 10 + digit;
    return strokes <= MAX_STROKES
      ? { strokes, isOpen: false, rest: null }
      : { strokes: 1, isOpen: false, rest: digit };
  }
  if (digit === 0) return NOTHING;
  return { strokes: digit, isOpen: digit === 1, rest: null };
};

/** The digits that a phone keyboard has put into a cell, because it sends no key events. */
export const digitsIn = (text: string): ReadonlyArray<number> =>
  (text.match(/\d/gu) ?? []).map(Number);
