import { type CardName, type Entries, partsOf } from "./entry.ts";

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
