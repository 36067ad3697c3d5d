import { type CardName, type Cell, cellOf, type Entries, needsDecision, partsOf } from "./entry.ts";
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

interface Unsaved {
  /** The number of scores that are sent as soon as possible. */
  readonly pending: number;
  /** The number of scores that a person has to decide about first. */
  readonly undecided: number;
  /** The rounds of those to decide about, by number. */
  readonly rounds: ReadonlyArray<number>;
}

/** The typed scores of all rounds that the server does not have yet. */
export const unsavedIn = (cards: ReadonlyMap<CardName, Entries>): Unsaved => {
  const entries = [...cards].flatMap(([card, ofCard]) =>
    [...ofCard.values()].map(({ state }) => ({ state, round: partsOf(card).round })),
  );
  const isSent = ({ state }: (typeof entries)[number]) => state === "waiting" || state === "saving";
  const undecided = entries.filter((entry) => !isSent(entry));
  return {
    pending: entries.length - undecided.length,
    undecided: undecided.length,
    rounds: [...new Set(undecided.map(({ round }) => round))].toSorted((one, other) => one - other),
  };
};
