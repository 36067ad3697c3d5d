import type { LeaderboardEntry } from "../../../../contract/leaderboard.ts";

type Player = LeaderboardEntry["user"];

export const nameOf = ({ firstName, lastName }: Player): string =>
  `${firstName} ${lastName}`.trim();

/** "7.4"; without a handicap "0.0". Plus handicaps are stored negative and written "+1.2". */
export const handicapText = ({ handicap }: Player): string => {
  const index = handicap ?? 0;
  return index < 0 ? `+${(-index).toFixed(1)}` : index.toFixed(1);
};
