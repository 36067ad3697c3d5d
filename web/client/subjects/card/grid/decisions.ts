import { type CardName, type Cell, cellOf, needsDecision, partsOf } from "./entry.ts";
import type { ScoreEntries } from "./scoreEntries.ts";

/** A hole to decide about: the saved score, the typed one, and why it is not saved. */
export interface Decision {
  readonly holeNumber: number;
  /** 0 for picked up, null for empty; so are the strokes. */
  readonly stored: number | null;
  readonly strokes: number | null;
  readonly state: Cell["state"];
  readonly sentence: string | null;
}

/** By number. */
export const decisionsOf = (
  { of, storedOn }: Pick<ScoreEntries, "of" | "storedOn">,
  card: CardName,
): ReadonlyArray<Decision> =>
  [...of(card)]
    .flatMap(([holeNumber, { strokes, sentence, ...entry }]) => {
      const stored = storedOn(card, holeNumber);
      const cell = cellOf(stored, { ...entry, strokes, sentence });
      return needsDecision(cell)
        ? [{ holeNumber, stored, strokes, state: cell.state, sentence }]
        : [];
    })
    .toSorted((one, other) => one.holeNumber - other.holeNumber);

/** Why holes were refused, if it is the same for all of them: then it is said once. */
export const sharedSentence = (decisions: ReadonlyArray<Decision>): string | null => {
  const sentences = decisions.flatMap(({ state, sentence }) =>
    state === "conflict" || sentence === null ? [] : [sentence],
  );
  const [first = null] = sentences;
  return sentences.length > 1 && new Set(sentences).size === 1 ? first : null;
};

/**
 * Drops what was to be decided and is stored by now, as after a correction whose answer was lost or
 * comes after the sheet. Nothing is left to ask, and it would count as unsaved for ever.
 */
export const dropSettled = (
  { cards, drop, storedOn }: Pick<ScoreEntries, "cards" | "drop" | "storedOn">,
  round: number,
): void => {
  for (const [card, entries] of [...cards()].filter(([name]) => partsOf(name).round === round)) {
    const settled = [...entries].filter(
      ([hole, { strokes, state }]) =>
        (state === "correction" || state === "refused") && strokes === storedOn(card, hole),
    );
    if (settled.length > 0)
      drop(
        card,
        settled.map(([hole]) => hole),
      );
  }
};
