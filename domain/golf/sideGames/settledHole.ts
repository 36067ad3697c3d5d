import { type Payment, winningsOf } from "./payments.ts";
import type { HoleResult, SettledHole } from "./settlement.ts";
import type { Participant } from "./sideGame.ts";
import type { Side } from "./sides.ts";
import type { HoleInPlay } from "./stakeInPlay.ts";

interface Outcome extends Pick<SettledHole, "state" | "value" | "carriedIn"> {
  readonly hole: HoleInPlay;
  readonly winners: ReadonlyArray<Side>;
  readonly payments: ReadonlyArray<Payment>;
}

interface Shown {
  /** What a participant brought to the hole; undefined without anything. */
  readonly figureOf: (player: Participant) => number | undefined;
  readonly pointsOf: (player: Participant) => number;
}

export const settledHole = (
  players: ReadonlyArray<Participant>,
  { hole, state, value, carriedIn, winners, payments }: Outcome,
  { figureOf, pointsOf }: Shown,
): SettledHole => {
  const winnings = winningsOf(payments);
  return {
    roundNumber: hole.roundNumber,
    holeNumber: hole.holeNumber,
    state,
    value,
    carriedIn,
    winnerIds: winners.flatMap(({ members }) => members.map(({ id }) => id)),
    results: players.flatMap((player): ReadonlyArray<HoleResult> => {
      const figure = figureOf(player);
      const won = winnings.get(player.id);
      if (figure === undefined && won === undefined) return [];
      return [
        {
          participantId: player.id,
          result: figure === undefined ? "-" : String(figure),
          points: pointsOf(player),
          winnings: won ?? 0,
        },
      ];
    }),
  };
};

interface UnpaidOutcome {
  readonly state: SettledHole["state"];
  readonly winners: ReadonlyArray<Side>;
  readonly pointsOf: (player: Participant) => number;
}

/** A hole of a game whose purse is not paid by the hole. It shows the scores. */
export const unpaidHole = (
  players: ReadonlyArray<Participant>,
  hole: HoleInPlay,
  { state, winners, pointsOf }: UnpaidOutcome,
): SettledHole =>
  settledHole(
    players,
    { hole, state, value: 0, carriedIn: 0, winners, payments: [] },
    { figureOf: ({ id }) => hole.scores.get(id)?.score, pointsOf },
  );
