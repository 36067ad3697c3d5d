import { type CardName, noEntries } from "./entry.ts";
import type { ScoreEntries } from "./useScoreEntries.ts";

/**
 * Writes strokes into a cell. Over an empty hole they are sent at once, and what was typed into a
 * card just now is simply put right; over a saved score they are a correction.
 */
export const writeCell = (
  { store, sender, storedOn }: ScoreEntries,
  fresh: Set<string>,
  card: CardName,
  hole: number,
  strokes: number,
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

/** Takes back what was typed into a cell. False where there is only what is saved. */
export const clearCell = ({ store }: ScoreEntries, card: CardName, hole: number): boolean => {
  const before = (store.of(card) ?? noEntries).get(hole);
  if (!before || before.state === "saving") return false;
  store.drop(card, [hole]);
  return true;
};
