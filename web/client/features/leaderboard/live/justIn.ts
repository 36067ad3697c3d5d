import type { PlayerId } from "../../../../../domain/shared/values.ts";
import type { LatestScore, LeaderboardEntry } from "../../../../contract/leaderboard.ts";

/** A score that came in, and whose it is. */
export interface JustIn extends LatestScore {
  readonly playerId: PlayerId;
  readonly roundNumber: number;
}

const SHOWN = 5;

/** What came in last, the newest first, a player once: the board tells it, so it is there on load. */
export const justIn = (entries: ReadonlyArray<LeaderboardEntry>): ReadonlyArray<JustIn> =>
  entries
    .flatMap(({ user, rounds }) => {
      const scores = rounds.flatMap(({ latest, roundNumber }) =>
        latest ? [{ ...latest, roundNumber, playerId: user.id }] : [],
      );
      return scores.toSorted(newestFirst).slice(0, 1);
    })
    .toSorted(newestFirst)
    .slice(0, SHOWN);

const newestFirst = (a: LatestScore, b: LatestScore) => {
  if (a.at === b.at) return 0;
  return a.at < b.at ? 1 : -1;
};
