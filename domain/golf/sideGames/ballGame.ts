import type { Ball } from "./gameTypes.ts";
import { byStrokes } from "./orders.ts";
import { settleByPlace } from "./placeGame.ts";
import { unpaidHole } from "./settledHole.ts";
import type { SettleStake } from "./stakeSettlement.ts";

/** The sum of a side's best (or worst) score per hole, lowest leads (docs/rules.md, Side games and matches). */
export const settleBallGame =
  (ball: Ball): SettleStake =>
  (game, stake) =>
    settleByPlace(game, stake, {
      holes: stake.holes.map((hole) =>
        unpaidHole(game.players, hole, {
          state: hole.counts ? "counted" : "open",
          winners: [],
          pointsOf: () => 0,
        }),
      ),
      pointsOf: () => 0,
      order: byStrokes,
      isByTotal: true,
      ball,
      notes: [],
    });
