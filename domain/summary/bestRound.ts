import type { PlayerEntry } from "../golf/leaderboard/entry.ts";
import { PlayerId } from "../shared/values.ts";
import type { BestRound } from "./facts.ts";

const PLAYERS_NAMED = 3;

/**
 * The lowest complete gross round of the field, of those over the most holes, because a round that
 * was shortened is none to compare. If several rounds of the event have the same score,
 * those of the earliest round number count.
 */
export const bestRoundOf = (entries: ReadonlyArray<PlayerEntry>): BestRound | null => {
  const finished = entries.map(({ user, rounds }) => {
    return { user, rounds: rounds.filter(({ isComplete }) => isComplete) };
  });
  const most = Math.max(
    ...finished.flatMap(({ rounds }) => rounds.map(({ holesPlayed }) => holesPlayed)),
  );
  const complete = finished.flatMap(({ user, rounds }) =>
    rounds
      .filter(({ holesPlayed }) => holesPlayed === most)
      .flatMap(({ roundNumber, grossScore: strokes }) =>
        strokes === null ? [] : [{ id: user.id, roundNumber, strokes }],
      ),
  );
  const [best] = complete.toSorted(
    (a, b) => a.strokes - b.strokes || a.roundNumber - b.roundNumber,
  );
  if (!best) return null;
  const { roundNumber, strokes } = best;
  const players = complete
    .filter((round) => round.strokes === strokes && round.roundNumber === roundNumber)
    .map(({ id }) => PlayerId.make(id))
    .toSorted();
  return { playerIds: players.slice(0, PLAYERS_NAMED), roundNumber, strokes };
};
