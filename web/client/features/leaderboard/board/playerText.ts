import type { LeaderboardEntry } from "../../../../contract/leaderboard.ts";

type Player = LeaderboardEntry["user"];
type Name = Pick<Player, "firstName" | "lastName">;

export const nameOf = ({ firstName, lastName }: Name): string => `${firstName} ${lastName}`.trim();

/** "M. Lindqvist", where there is no room for more. */
export const shortNameOf = ({ firstName, lastName }: Name): string => {
  const [initial = ""] = firstName.trim();
  return lastName.trim() && initial
    ? `${initial}. ${lastName.trim()}`
    : nameOf({ firstName, lastName });
};

/** "7.4"; without a handicap "0.0". Plus handicaps are stored negative and written "+1.2". */
export const handicapText = ({ handicap }: Player): string => {
  const index = handicap ?? 0;
  return index < 0 ? `+${(-index).toFixed(1)}` : index.toFixed(1);
};
