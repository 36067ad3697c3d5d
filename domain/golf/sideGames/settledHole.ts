import type { HoleOutcome } from "./holeOutcomes.ts";
import { winningsOf } from "./payments.ts";
import type { HoleResult, SettledHole } from "./settlement.ts";
import type { Participant } from "./sideGame.ts";

interface Shown {
  /** What a participant brought to the hole; undefined without anything. */
  readonly figureOf: (player: Participant) => number | undefined;
  readonly pointsOf: (player: Participant) => number;
}

export const settledHole = (
  players: ReadonlyArray<Participant>,
  outcome: Omit<HoleOutcome, "holesWon">,
  { figureOf, pointsOf }: Shown,
): SettledHole => {
  const { hole, state, value, carriedIn, winners, payments } = outcome;
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
      if (figure === undefined) return [];
      return [
        {
          participantId: player.id,
          result: String(figure),
          points: pointsOf(player),
          winnings: winnings.get(player.id) ?? 0,
        },
      ];
    }),
  };
};
