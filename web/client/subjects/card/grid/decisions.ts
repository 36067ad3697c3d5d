import { type CardName, type Cell, cellOf, needsDecision } from "./entry.ts";
import type { ScoreEntries } from "./useScoreEntries.ts";

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
  { store, storedOn }: Pick<ScoreEntries, "store" | "storedOn">,
  card: CardName,
): ReadonlyArray<Decision> =>
  [...store.of(card)]
    .flatMap(([holeNumber, { strokes, sentence, ...entry }]) => {
      const stored = storedOn(card, holeNumber);
      const cell = cellOf(stored, { ...entry, strokes, sentence });
      return needsDecision(cell)
        ? [{ holeNumber, stored, strokes, state: cell.state, sentence }]
        : [];
    })
    .toSorted((one, other) => one.holeNumber - other.holeNumber);
