import type { Game } from "./game.ts";
import { unpaidHole } from "./settledHole.ts";
import type { StakeInPlay } from "./stakeInPlay.ts";
import type { StakeSettlement } from "./stakeSettlement.ts";

/**
 * A game that cannot be scored, with the reason. Its holes stay open and its purse is unclaimed.
 */
export const unscored = (game: Game, stake: StakeInPlay, note: string): StakeSettlement => ({
  holes: stake.holes.map((hole) =>
    unpaidHole(game.players, hole, { state: "open", winners: [], pointsOf: () => 0 }),
  ),
  matches: [],
  pointsOf: () => 0,
  payments: [],
  notes: [note],
});
