import { type Cut, makeCut } from "../../../domain/golf/leaderboard/cut.ts";
import { scoreRound } from "../../../domain/golf/roundScore.ts";
import type { PlayerId, RoundNumber } from "../../../domain/shared/values.ts";
import { playedAs, type Strokes } from "./roundStrokes.ts";

interface Scored {
  readonly id: PlayerId;
  readonly firstName: string;
  readonly lastName: string;
  readonly cards: ReadonlyArray<{ readonly strokes: Strokes }>;
}

/** A cut after which these players play on, whatever the rule would say. */
export const publishedCut = (
  afterRound: RoundNumber,
  playedOn: ReadonlyArray<Scored>,
  pars: ReadonlyArray<number>,
): Cut<PlayerId> => {
  const made = makeCut(
    playedOn.map((player) => boardEntry(player, pars)),
    { afterRound, top: playedOn.length, ties: true, withinStrokes: null, scoring: "gross" },
  );
  return { ...made, playerIds: [...made.playerIds, ...made.missedCutIds], missedCutIds: [] };
};

/** A player in the form of the board, while still playing. */
export const boardEntry = ({ cards, ...user }: Scored, pars: ReadonlyArray<number>) => {
  const holes = pars.map((par, index) => ({ holeNumber: index + 1, par, strokeIndex: index + 1 }));
  return {
    user,
    playerStatus: "playing" as const,
    rounds: cards.map(({ strokes }, index) => ({
      roundNumber: index + 1,
      ...scoreRound({
        holes,
        played: Object.fromEntries(strokes.map((taken, hole) => [hole + 1, playedAs(taken)])),
        playingHandicap: 0,
        scoringBasis: "gross",
      }),
    })),
  };
};
