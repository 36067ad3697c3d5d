import type { Game } from "./game.ts";
import { byPoints } from "./orders.ts";
import { settleByPlace } from "./placeGame.ts";
import type { Player } from "./player.ts";
import { unpaidHole } from "./settledHole.ts";
import type { SettledHole } from "./settlement.ts";
import type { Side } from "./sides.ts";
import type { HoleInPlay } from "./stakeInPlay.ts";
import type { SettleStake } from "./stakeSettlement.ts";
import { unscored } from "./unscored.ts";
import { type Camps, campsOf, playersOfWolf, pointsIn, winnerOf } from "./wolfHole.ts";
import { holesWithoutChoice } from "./wolfNotes.ts";

interface WolfHole {
  readonly hole: HoleInPlay;
  /** Null while the hole is open, or when the choice was not recorded. */
  readonly camps: Camps | null;
}

/**
 * Points are won hole by hole; the purse is paid by place on points (docs/rules.md, Side games and
 * matches).
 */
export const settleWolf: SettleStake = (game, stake) => {
  if (game.participants.length !== playersOfWolf) {
    return unscored(game, stake, "Wolf needs exactly four players.");
  }
  const played = stake.holes.map(
    (hole): WolfHole => ({ hole, camps: hole.counts ? campsOf(game, hole) : null }),
  );
  return settleByPlace(game, stake, {
    holes: played.map((hole) => settledWolfHole(game, hole)),
    pointsOf: ({ members }) =>
      played.reduce(
        (total, { hole, camps }) => total + (members[0] ? pointsIn(camps, hole, members[0]) : 0),
        0,
      ),
    order: byPoints,
    isByTotal: false,
    ball: "best",
    notes: holesWithoutChoice(
      played.filter(({ hole, camps }) => hole.counts && camps === null).map(({ hole }) => hole),
    ),
  });
};

const settledWolfHole = (game: Game, { hole, camps }: WolfHole): SettledHole => {
  const winner = camps && winnerOf(camps, hole);
  const won = camps && winner ? camps[winner] : [];
  return unpaidHole(game.players, hole, {
    state: stateOf(hole, camps, winner),
    winners: sidesOf(game, won),
    pointsOf: (player) => pointsIn(camps, hole, player),
  });
};

const stateOf = (
  { counts }: HoleInPlay,
  camps: Camps | null,
  winner: keyof Camps | null,
): SettledHole["state"] => {
  if (!counts) return "open";
  return camps !== null && winner === null ? "tied" : "counted";
};

const sidesOf = ({ sides }: Game, players: ReadonlyArray<Player>): ReadonlyArray<Side> =>
  sides.filter(({ members }) => members.some((member) => players.includes(member)));
