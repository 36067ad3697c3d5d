import { type Payment, share } from "./payments.ts";
import type { SettledHole } from "./settlement.ts";
import type { Side } from "./sides.ts";
import { splitCents } from "./splitCents.ts";
import type { HoleInPlay, StakeInPlay } from "./stakeInPlay.ts";

export interface HoleOutcome extends Pick<SettledHole, "state" | "value" | "carriedIn"> {
  readonly hole: HoleInPlay;
  readonly winners: ReadonlyArray<Side>;
  readonly payments: ReadonlyArray<Payment>;
  /** The holes that its winner gets: this one and those carried to it. */
  readonly holesWon: number;
}

/**
 * The winnings of each hole, from the best sides of each; leftover cents go to the first holes. What
 * is carried to an open hole, and what that hole may carry itself, waits until it is decided: holes
 * behind it are won for what is certain. A hole that the office has taken out is worth nothing to
 * anybody, and what is carried goes on behind it.
 */
export const outcomesOf = (
  { purse, holes }: StakeInPlay,
  best: ReadonlyArray<ReadonlyArray<Side>>,
  ties: "share" | "carry",
): ReadonlyArray<HoleOutcome> => {
  const values = splitCents(purse, holes.length);
  let carriedIn = 0;
  let holesWon = 1;
  return holes.map((hole, index) => {
    const value = values[index] ?? 0;
    if (hole.isOut) {
      const nobody = { winners: [], payments: [], holesWon: 0, state: "open" as const };
      return { hole, value, carriedIn: 0, ...nobody };
    }
    const level = best[index] ?? [];
    const isTied = hole.counts && ties === "carry" && level.length !== 1;
    const winners = isTied ? [] : level;
    const payments = share(value + carriedIn, winners);
    const outcome = { hole, value, carriedIn, winners, payments, holesWon };
    carriedIn = isTied ? carriedIn + value : 0;
    holesWon = isTied ? holesWon + 1 : 1;
    if (isTied) return { ...outcome, state: "tied" };
    return { ...outcome, state: hole.counts && winners.length > 0 ? "counted" : "open" };
  });
};
