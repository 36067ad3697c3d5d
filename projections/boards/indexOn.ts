import { countingIndex } from "../../domain/field/handicap.ts";
import type { BoardCard, BoardPlayer } from "../leaderboard/queries.ts";

/** The handicap index with which a player is on a board. The one ball of a side is nobody's own. */
export const indexOn = (
  player: Pick<BoardPlayer, "corrected"> | undefined,
  cards: ReadonlyArray<BoardCard>,
  ofAccount: number | null,
): number | null => {
  // Null may also be the 0 of an older card, which does not say whether it is an index.
  const last = cards
    .filter(({ side, handicap_index }) => !side && handicap_index !== null)
    .toSorted((a, b) => a.round - b.round)
    .at(-1);
  const card = last && { round: last.round, handicapIndex: last.handicap_index };
  return countingIndex(player?.corrected ?? null, card, ofAccount);
};
