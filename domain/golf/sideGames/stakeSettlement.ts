import type { Game } from "./game.ts";
import type { Payment } from "./payments.ts";
import type { GameMatch, SettledHole } from "./settlement.ts";
import type { Side } from "./sides.ts";
import type { StakeInPlay } from "./stakeInPlay.ts";

/** The winnings of one purse. */
export interface StakeSettlement {
  readonly holes: ReadonlyArray<SettledHole>;
  readonly matches: ReadonlyArray<GameMatch>;
  readonly pointsOf: (side: Side) => number;
  readonly payments: ReadonlyArray<Payment>;
  /** Whether a hole that everybody has played still needs a choice or a distance. */
  readonly isUndecided?: boolean;
  /** Reasons why it cannot be scored, in whole sentences. */
  readonly notes: ReadonlyArray<string>;
}

export type SettleStake = (game: Game, stake: StakeInPlay) => StakeSettlement;
