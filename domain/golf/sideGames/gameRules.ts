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
import type { Ball } from "./tally.ts";
import { settleWolf } from "./wolf.ts";

interface GameRules {
  readonly settleStake: SettleStake;
  /** Of the standing. */
  readonly order: Order;
  readonly ball: Ball;
}

/** The rule of every game type (docs/rules.md, Side games and matches). */
export const gameRules: Readonly<Record<GameType, GameRules>> = {
  skins: { settleStake: settleByHole(() => skins), order: byWinnings, ball: "best" },
  stableford: {
    settleStake: settleByHole(() => stablefordSkins),
    order: byWinnings,
    ball: "best",
  },
  closest_to_pin: { settleStake: settleByHole(closestToPin), order: byWinnings, ball: "best" },
  longest_drive: { settleStake: settleByHole(longestDrive), order: byWinnings, ball: "best" },
  best_ball: { settleStake: settleBallGame("best"), order: byStrokes, ball: "best" },
  worst_ball: { settleStake: settleBallGame("worst"), order: byStrokes, ball: "worst" },
  match_play: { settleStake: settleMatchPlay, order: byPoints, ball: "best" },
  ryder_cup: { settleStake: settleRyderCup, order: byPoints, ball: "best" },
  nassau: { settleStake: settleNassau, order: byPoints, ball: "best" },
  wolf: { settleStake: settleWolf, order: byPoints, ball: "best" },
};
