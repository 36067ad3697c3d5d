import { plus } from "../roundScore.ts";
import type { BoardRound } from "./entry.ts";
import { scoredRounds } from "./view.ts";

/** The totals of a line, like those in LeaderboardEntry of the contract. */
export interface EntryTotals {
  /** Null when one of the rounds has a hole that was picked up; so are the averages. */
  readonly totalGross: number | null;
  readonly totalNet: number | null;
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
  const totalGross = sum(scored.map(({ grossScore }) => grossScore));
  const totalNet = sum(scored.map(({ adjustedScore }) => adjustedScore));
  const average = (total: number | null) =>
    roundCount === 0 || total === null ? null : total / roundCount;
  return {
    totalGross,
    totalNet,
    totalStableford: scored.reduce((total, { stablefordPoints }) => total + stablefordPoints, 0),
    averageGross: average(totalGross),
    averageNet: average(totalNet),
    roundCount,
  };
};

const sum = (scores: ReadonlyArray<number | null>) => scores.reduce(plus, 0);
