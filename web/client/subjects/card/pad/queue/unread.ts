import type { HoleNumber } from "../../../../../../domain/shared/values.ts";
import type { Scorecard } from "../../../../../contract/card/scorecard.ts";
import { type EnteredHole, isSamePlace } from "./waitingEntry.ts";

/** A score that the server has stored but could not show when it answered. */
export interface UnreadEntry extends EnteredHole {
  /** The last change of the hole that was on the screen then; null for a hole without a score. */
  readonly before: string | null;
}

type Changes = Pick<Scorecard, "roundNumber"> & {
  readonly scores: ReadonlyArray<Pick<Scorecard["scores"][number], "holeNumber" | "updatedAt">>;
};

export const lastChangeOf = (card: Changes | undefined, hole: HoleNumber): string | null =>
  card?.scores.find(({ holeNumber }) => holeNumber === hole)?.updatedAt ?? null;

/** Whether the card is still in its state from before. Any later state replaces the entry. */
export const isUnreadIn =
  (card: Changes | undefined) =>
  ({ hole, before }: UnreadEntry): boolean =>
    lastChangeOf(card, hole.holeNumber) === before;

/** Removes earlier entries of the same hole. */
export const withoutHole = (
  unread: ReadonlyArray<UnreadEntry>,
  entry: EnteredHole,
): ReadonlyArray<UnreadEntry> => unread.filter((other) => !isSamePlace(entry, other));
