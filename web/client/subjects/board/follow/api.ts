import type { PlayerId, ScorecardId, ShareCode } from "../../../../../domain/shared/values.ts";
import { type FollowedEntry, getFollowedBoard } from "../../../../contract/board/follow.ts";
import type { LeaderboardEntry } from "../../../../contract/board/leaderboard.ts";
import { readOf } from "../../../data/read.ts";

export const followedBoardQuery = (shareCode: ShareCode) => ({
  ...readOf(getFollowedBoard, { shareCode }),
  select: withRowKeys,
});

/**
 * A public board has no ids, but rows need keys for ranking and animation: the name, and for
 * namesakes their number. These keys are never sent to the server.
 */
const withRowKeys = (entries: ReadonlyArray<FollowedEntry>): ReadonlyArray<LeaderboardEntry> => {
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

// A schema would refuse the key, because it is not an id of the server.
const asId = <Id extends PlayerId | ScorecardId>(key: string) => key as Id;
