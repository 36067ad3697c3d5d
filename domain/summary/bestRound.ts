import type { PlayerEntry } from "../golf/leaderboard/entry.ts";
import { PlayerId } from "../shared/values.ts";
import type { BestRound } from "./facts.ts";

const PLAYERS_NAMED = 3;

/**
 * The lowest complete gross round of the field. If several rounds of the event have the same score,
 * those of the earliest round number count.
 */
export const bestRoundOf = (entries: ReadonlyArray<PlayerEntry>): BestRound | null => {
  const complete = entries.flatMap(({ user, rounds }) =>
    rounds
      .filter(({ isComplete }) => isComplete)
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
