import type { CardName } from "./entry.ts";
import type { ScoreEntries } from "./scoreEntries.ts";

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
