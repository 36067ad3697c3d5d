import type { HoleInPlay } from "./holesInPlay.ts";
import type { Payment } from "./payments.ts";
import type { GameMatch, SettledHole } from "./settlement.ts";
import type { Side } from "./sides.ts";

/** What one purse is played for, and who has won what of it. */
export interface StakeSettlement {
  readonly inPlay: ReadonlyArray<HoleInPlay>;
  readonly holes: ReadonlyArray<SettledHole>;
  readonly matches: ReadonlyArray<GameMatch>;
  readonly pointsOf: (side: Side) => number;
  readonly payments: ReadonlyArray<Payment>;
  /** What keeps it from being scored, in whole sentences. */
  readonly notes: ReadonlyArray<string>;
}
