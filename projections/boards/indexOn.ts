import type { BoardCard } from "../leaderboard/queries.ts";

/**
 * The handicap index that counts on the last of a player's own cards; null without one. The one ball
 * of a side is nobody's own.
 */
export const indexOn = (cards: ReadonlyArray<BoardCard>): number | null =>
  cards
    .filter(({ side }) => !side)
    .toSorted((a, b) => a.round - b.round)
    .at(-1)?.handicap_index ?? null;
