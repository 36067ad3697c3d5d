import { type CardName, noEntries } from "./entry.ts";
import type { ScoreEntries } from "./useScoreEntries.ts";

/**
 * Writes strokes into a cell: 0 is picked up, null takes the hole back. Strokes for an empty hole, or for one just typed, are sent at once;
 * over a saved score they are a correction.
 */
export const writeCell = (
  { store, sender, storedOn }: ScoreEntries,
  fresh: Set<string>,
  card: CardName,
  hole: number,
  strokes: number | null,
): void => {
  const stored = storedOn(card, hole);
  const before = store.of(card).get(hole);
  if (stored === strokes && before?.state !== "saving") {
    if (before) store.drop(card, [hole]);
    return;
  }
  const basedOn = before ? before.basedOn : stored;
  const name = `${card} ${hole}`;
  if (basedOn === null) fresh.add(name);
  const state = fresh.has(name) ? "waiting" : "correction";
  store.put(card, hole, { strokes, basedOn, state, sentence: null });
  sender.tick(card);
};

/**
 * Empties a cell: what is typed and not saved goes, a saved score is taken back. A hole that is
 * being taken back already stays so.
 */
export const emptyCell = (
  entries: ScoreEntries,
  fresh: Set<string>,
  card: CardName,
  hole: number,
): void => {
  if (entries.store.of(card).get(hole)?.strokes === null) return;
  if (!clearCell(entries, card, hole)) writeCell(entries, fresh, card, hole, null);
};

/** Removes the typed score of a cell. False if there is none. */
export const clearCell = ({ store }: ScoreEntries, card: CardName, hole: number): boolean => {
  const before = (store.of(card) ?? noEntries).get(hole);
  if (!before || before.state === "saving") return false;
  store.drop(card, [hole]);
  return true;
};
