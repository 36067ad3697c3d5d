import { MOST_STROKES } from "../../../../../domain/golf/played.ts";
import type { CardName } from "./entry.ts";
import type { ScoreEntries } from "./scoreEntries.ts";

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

type Typing = Pick<ScoreEntries, "of" | "put" | "drop" | "storedOn">;

/**
 * Writes strokes into a cell: 0 is picked up, null takes the hole back. Strokes for an empty hole, or
 * for one just typed, are sent at once; over a saved score they are a correction.
 */
export const writeCell = (
  { of, put, drop, storedOn }: Typing,
  fresh: Set<string>,
  card: CardName,
  hole: number,
  strokes: number | null,
): void => {
  const stored = storedOn(card, hole);
  const before = of(card).get(hole);
  if (stored === strokes && !(before?.wasTried || before?.isFollowing)) {
    if (before) drop(card, [hole]);
    return;
  }
  const basedOn = before ? before.basedOn : stored;
  const name = `${card} ${hole}`;
  if (basedOn === null) fresh.add(name);
  const state = fresh.has(name) ? "waiting" : "correction";
  put(card, hole, { strokes, basedOn, state });
};

/**
 * Empties a cell: what is typed and not saved goes, a saved score is taken back. A hole that is
 * being taken back already stays so.
 */
export const emptyCell = (
  entries: Typing,
  fresh: Set<string>,
  card: CardName,
  hole: number,
): void => {
  if (entries.of(card).get(hole)?.strokes === null) return;
  if (!clearCell(entries, card, hole)) writeCell(entries, fresh, card, hole, null);
};

/** Removes the typed score of a cell. False if there is none, or if it may have arrived. */
export const clearCell = ({ of, drop }: Typing, card: CardName, hole: number): boolean => {
  const before = of(card).get(hole);
  if (!before || before.wasTried) return false;
  drop(card, [hole]);
  return true;
};

/**
 * The column where the next score of a row is typed: its first empty hole, or its first one where
 * nothing is left to enter, as behind the end of a match.
 */
export const firstOpenHole = (shown: ReadonlyArray<number | null>, isFinished: boolean): number =>
  isFinished ? 0 : Math.max(0, shown.indexOf(null));
