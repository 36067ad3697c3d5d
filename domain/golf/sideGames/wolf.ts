import type { Game } from "./game.ts";
import { byPoints } from "./orders.ts";
import { settleByPlace } from "./placeGame.ts";
import type { Player } from "./player.ts";
import { unpaidHole } from "./settledHole.ts";
import type { SettledHole } from "./settlement.ts";
import type { Side } from "./sides.ts";
import { splitCents } from "./splitCents.ts";
import type { HoleInPlay, StakeInPlay } from "./stakeInPlay.ts";
import type { SettleStake } from "./stakeSettlement.ts";
import { unscored } from "./unscored.ts";
import { type Camps, campsOf, canPlayWolf, pointsIn, winnerOf } from "./wolfHole.ts";
import { holesWithoutChoice } from "./wolfNotes.ts";

interface WolfHole {
  readonly hole: HoleInPlay;
  /** Null while the hole is open: not all scores or no choice is recorded. */
  readonly camps: Camps | null;
}

/**
 * Points are won hole by hole; the purse is paid by place on points (docs/rules.md, Side games and
 * matches). In the first edition of the rules it was played by four, and the whole purse was paid,
 * also when holes were without a choice.
 */
export const settleWolf: SettleStake = (game, stake) => {
  const isFirstEdition = game.rulesEdition === 1;
  const players = game.participants.filter(({ takesPart }) => takesPart).length;
  if (isFirstEdition && players !== 4) {
    return unscored(game, stake, "Wolf needs exactly four players.");
  }
  if (!canPlayWolf(players)) return unscored(game, stake, "Wolf needs three to five players.");
  const played = stake.holes.map(
    (hole): WolfHole => ({ hole, camps: hole.counts ? campsOf(game, hole) : null }),
  );
  const unchosen = played.filter(({ hole, camps }) => hole.counts && camps === null);
  const isUndecided = unchosen.length > 0;
  const settled = settleByPlace(
    game,
    isFirstEdition
      ? stake
      : paidPartOf(
          stake,
          unchosen.map(({ hole }) => hole),
        ),
    {
      holes: played.map((hole) => settledWolfHole(game, hole)),
      pointsOf: ({ members }) =>
        played.reduce(
          (total, { hole, camps }) => total + (members[0] ? pointsIn(camps, hole, members[0]) : 0),
          0,
        ),
      order: byPoints,
      isByTotal: false,
      ball: "best",
      notes: holesWithoutChoice(unchosen.map(({ hole }) => hole)),
    },
  );
  const isPaid = game.isCompleted || !isUndecided;
  return { ...settled, payments: isPaid ? settled.payments : [], isUndecided };
};

/** Nothing is paid for a hole without a choice: its part of the purse stays with nobody. */
const paidPartOf = (stake: StakeInPlay, unchosen: ReadonlyArray<HoleInPlay>): StakeInPlay => {
  const values = splitCents(stake.purse, stake.holes.length);
  const unpaid = unchosen.map((hole) => values[stake.holes.indexOf(hole)] ?? 0);
  return {
    ...stake,
    purse: unpaid.reduce((left, value) => left - value, stake.purse),
    holes: stake.holes.map((hole) => (unchosen.includes(hole) ? { ...hole, counts: false } : hole)),
  };
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
  if (!counts || camps === null) return "open";
  return winner === null ? "tied" : "counted";
};

const sidesOf = ({ sides }: Game, players: ReadonlyArray<Player>): ReadonlyArray<Side> =>
  sides.filter(({ members }) => members.some((member) => players.includes(member)));
