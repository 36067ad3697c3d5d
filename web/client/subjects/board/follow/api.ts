import type { PlayerId, ScorecardId, ShareCode } from "../../../../../domain/shared/values.ts";
import {
  type FollowedEntry,
  getFollowedBoard,
  getFollowedCard,
} from "../../../../contract/board/follow.ts";
import type { LeaderboardEntry } from "../../../../contract/board/leaderboard.ts";
import { readOf } from "../../../data/read.ts";

export const followedBoardQuery = (shareCode: ShareCode) => ({
  ...readOf(getFollowedBoard, { shareCode }),
  select: withRowKeys,
});

/** Followers are told of changes of the board alone, and a card changes with it. */
export const followedCardQuery = (shareCode: ShareCode, scorecardId: ScorecardId) => ({
  ...readOf(getFollowedCard, { shareCode, scorecardId }),
  meta: { from: ["leaderboard" as const] },
  staleTime: 0,
});

/**
 * A public board has no ids of players, but rows need keys for ranking and animation: the name, and for
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
      rounds: entry.rounds.map((round) => ({
        ...round,
        // Where the cards are not public, nothing opens them.
        scorecardId: round.scorecardId ?? asId<ScorecardId>(key),
      })),
    };
  });
};

// A schema would refuse the key, because it is not an id of the server.
const asId = <Id extends PlayerId | ScorecardId>(key: string) => key as Id;
