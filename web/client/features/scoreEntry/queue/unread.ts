import type { HoleNumber } from "../../../../../domain/shared/values.ts";
import type { Scorecard } from "../../../../contract/scorecard.ts";
import { type EnteredHole, isSameHole, type WaitingEntry } from "./waitingEntry.ts";

/** A score that the server has stored, but did not show yet when it said so. */
export interface UnreadEntry extends EnteredHole {
  /** The last change of the hole that was on screen then; null for a hole without a score. */
  readonly before: string | null;
}

type Changes = Pick<Scorecard, "roundNumber"> & {
  readonly scores: ReadonlyArray<Pick<Scorecard["scores"][number], "holeNumber" | "updatedAt">>;
};

export const lastChangeOf = (card: Changes | undefined, hole: HoleNumber): string | null =>
  card?.scores.find(({ holeNumber }) => holeNumber === hole)?.updatedAt ?? null;

/** Whether the card is still that of before: any later state of the hole is the server's to tell. */
export const isUnreadIn =
  (card: Changes | undefined) =>
  ({ hole, before }: UnreadEntry): boolean =>
    lastChangeOf(card, hole.holeNumber) === before;

/** Without what is known of this hole from before. */
export const withoutHole = (
  unread: ReadonlyArray<UnreadEntry>,
  entry: WaitingEntry,
): ReadonlyArray<UnreadEntry> => unread.filter((other) => !isSameHole(entry, other));
