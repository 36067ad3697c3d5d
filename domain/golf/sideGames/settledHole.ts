import { canWin } from "../holeWorth.ts";
import { type Payment, winningsOf } from "./payments.ts";
import type { Player } from "./player.ts";
import type { HoleResult, SettledHole } from "./settlement.ts";
import type { Side } from "./sides.ts";
import type { HoleInPlay } from "./stakeInPlay.ts";

interface Outcome extends Pick<SettledHole, "state" | "value" | "carriedIn"> {
  readonly hole: HoleInPlay;
  readonly winners: ReadonlyArray<Side>;
  readonly payments: ReadonlyArray<Payment>;
}

interface Shown {
  /** The value of a participant on the hole; undefined without a value. */
  readonly figureOf: (player: Player) => number | undefined;
  readonly pointsOf: (player: Player) => number;
}

export const settledHole = (
  players: ReadonlyArray<Player>,
  { hole, state, value, carriedIn, winners, payments }: Outcome,
  { figureOf, pointsOf }: Shown,
): SettledHole => {
  const winnings = winningsOf(payments);
  const results: Array<HoleResult> = [];
  for (const player of players) {
    const figure = figureOf(player);
    const won = winnings.get(player.id) ?? 0;
    const points = pointsOf(player);
    if (figure === undefined && won === 0 && points === 0) continue;
    results.push({
      participantId: player.id,
      result: figure === undefined || !canWin(figure) ? "-" : String(figure),
      points,
      winnings: won,
    });
  }
  return {
    roundNumber: hole.roundNumber,
    holeNumber: hole.holeNumber,
    isPlayed: hole.counts,
    state,
    value,
    carriedIn,
    winnerIds: winners.flatMap(({ members }) => members.map(({ id }) => id)),
    results,
    matchScores: [],
  };
};

interface UnpaidOutcome {
  readonly state: SettledHole["state"];
  readonly winners: ReadonlyArray<Side>;
  readonly pointsOf: (player: Player) => number;
}

/** A hole of a game whose purse is not paid by the hole. It shows only the scores. */
export const unpaidHole = (
  players: ReadonlyArray<Player>,
  hole: HoleInPlay,
  { state, winners, pointsOf }: UnpaidOutcome,
): SettledHole =>
  settledHole(
    players,
    { hole, state, value: 0, carriedIn: 0, winners, payments: [] },
    { figureOf: ({ order }) => hole.scores[order]?.score, pointsOf },
  );
