import type { PlayerId, ScorecardId } from "../../../../../domain/shared/values.ts";
import type { FollowedEntry } from "../../../../contract/follow.ts";
import type { LeaderboardEntry } from "../../../../contract/leaderboard.ts";

/**
 * A public board has no ids, but its rows must be told apart to be ranked and to travel: each one is
 * known by its name, and a namesake by being the second. Nothing is asked of the server with these.
 */
export const withRowKeys = (
  entries: ReadonlyArray<FollowedEntry>,
): ReadonlyArray<LeaderboardEntry> => {
  const namesakes = new Map<string, number>();
  return entries.map((entry) => {
    const name = `${entry.user.firstName} ${entry.user.lastName}`;
    const count = (namesakes.get(name) ?? 0) + 1;
    namesakes.set(name, count);
    const key = `${name} ${count}`;
    return {
      ...entry,
      user: { ...entry.user, id: asId<PlayerId>(key), handicap: null, profileImage: null },
      rounds: entry.rounds.map((round) => ({ ...round, scorecardId: asId<ScorecardId>(key) })),
    };
  });
};

// The schema would refuse it: it is none of the server's ids.
const asId = <Id extends PlayerId | ScorecardId>(key: string) => key as Id;
