import type { HoleInPlay } from "./holesInPlay.ts";
import { type Payment, share } from "./payments.ts";
import type { SettledHole } from "./settlement.ts";
import type { Side } from "./sides.ts";
import { splitCents } from "./splitCents.ts";

export interface HoleOutcome extends Pick<SettledHole, "state" | "value" | "carriedIn"> {
  readonly hole: HoleInPlay;
  readonly winners: ReadonlyArray<Side>;
  readonly payments: ReadonlyArray<Payment>;
  /** By its winner: this one and those carried into it. */
  readonly holesWon: number;
}

/** Who wins what on each hole, given the best sides of each; leftover cents go to the first holes. */
export const outcomesOf = (
  inPlay: ReadonlyArray<HoleInPlay>,
  best: ReadonlyArray<ReadonlyArray<Side>>,
  purse: number,
  ties: "share" | "carry",
): ReadonlyArray<HoleOutcome> => {
  const values = splitCents(purse, inPlay.length);
  let carriedIn = 0;
  let holesWon = 1;
  return inPlay.map((hole, index) => {
    const value = values[index] ?? 0;
    const level = best[index] ?? [];
    const isTied = hole.counts && ties === "carry" && level.length !== 1;
    const winners = isTied ? [] : level;
    const state = isTied ? "tied" : hole.counts ? "counted" : "open";
    const payments = share(value + carriedIn, winners);
    const outcome: HoleOutcome = { hole, state, value, carriedIn, winners, payments, holesWon };
    carriedIn = isTied ? carriedIn + value : 0;
    holesWon = isTied ? holesWon + 1 : 1;
    return outcome;
  });
};
