import { settleBallGame } from "./ballGame.ts";
import { closestToPin, longestDrive } from "./distances.ts";
import type { GameType } from "./gameTypes.ts";
import { settleByHole } from "./holeGame.ts";
import { settleMatchPlay } from "./matchPlayGame.ts";
import { settleNassau } from "./nassau.ts";
import { byPoints, byStrokes, byWinnings, type Order } from "./orders.ts";
import { settleRyderCup } from "./ryderCup.ts";
import { skins } from "./skins.ts";
import { stablefordSkins } from "./stablefordSkins.ts";
import type { SettleStake } from "./stakeSettlement.ts";
import { settleWolf } from "./wolf.ts";

interface GameRules {
  readonly settleStake: SettleStake;
  /** The rule of the standing. */
  readonly order: Order;
}

/** The rule of every game type (docs/rules.md, Side games and matches). */
export const gameRules: Readonly<Record<GameType, GameRules>> = {
  skins: { settleStake: settleByHole(() => skins), order: byWinnings },
  stableford: { settleStake: settleByHole(() => stablefordSkins), order: byWinnings },
  closest_to_pin: { settleStake: settleByHole(closestToPin), order: byWinnings },
  longest_drive: { settleStake: settleByHole(longestDrive), order: byWinnings },
  best_ball: { settleStake: settleBallGame("best"), order: byStrokes },
  worst_ball: { settleStake: settleBallGame("worst"), order: byStrokes },
  match_play: { settleStake: settleMatchPlay, order: byPoints },
  ryder_cup: { settleStake: settleRyderCup, order: byPoints },
  nassau: { settleStake: settleNassau, order: byPoints },
  wolf: { settleStake: settleWolf, order: byPoints },
};
