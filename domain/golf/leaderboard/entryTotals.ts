import type { BoardRound } from "./entry.ts";
import { scoredRounds } from "./view.ts";

/** The totals of a line, like those in LeaderboardEntry of the contract. */
export interface EntryTotals {
  readonly totalGross: number;
  readonly totalNet: number;
  readonly totalStableford: number;
  /** Per round with scores, not rounded; null without one. */
  readonly averageGross: number | null;
  readonly averageNet: number | null;
  /** The number of rounds with scores. */
  readonly roundCount: number;
}

export const entryTotals = (rounds: ReadonlyArray<BoardRound>): EntryTotals => {
  const scored = scoredRounds(rounds);
  const roundCount = scored.length;
  const totalGross = scored.reduce((total, { grossScore }) => total + grossScore, 0);
  const totalNet = scored.reduce((total, { adjustedScore }) => total + adjustedScore, 0);
  return {
    totalGross,
    totalNet,
    totalStableford: scored.reduce((total, { stablefordPoints }) => total + stablefordPoints, 0),
    averageGross: roundCount === 0 ? null : totalGross / roundCount,
    averageNet: roundCount === 0 ? null : totalNet / roundCount,
    roundCount,
  };
};
