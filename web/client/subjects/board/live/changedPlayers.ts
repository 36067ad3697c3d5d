import type { PlayerId } from "../../../../../domain/shared/values.ts";
import type { LeaderboardEntry } from "../../../../contract/board/leaderboard.ts";

type Entries = ReadonlyArray<LeaderboardEntry>;

/** Players with new or corrected scores. Players who join an open board do not count. */
export const changedPlayers = (before: Entries, after: Entries): ReadonlyArray<PlayerId> => {
  const known = new Map(before.map((entry) => [entry.user.id, scoresOf(entry)]));
  return after
    .filter((entry) => {
      const scores = known.get(entry.user.id);
      return scores !== undefined && scores !== scoresOf(entry);
    })
    .map(({ user }) => user.id);
};

const scoresOf = ({ rounds }: LeaderboardEntry) =>
  rounds
    .map(({ roundNumber, holesPlayed, grossScore, stablefordPoints }) =>
      [roundNumber, holesPlayed, grossScore, stablefordPoints].join(" "),
    )
    .join(", ");
