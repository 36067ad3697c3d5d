import type { PlayerId } from "../../../../../domain/shared/values.ts";
import type { TeamLeaderboardEntry } from "../../../../contract/board/teamLeaderboard.ts";

/** The name of the player's team in the event, else of the player's pair. */
export const ownTeamName = (
  entries: ReadonlyArray<Pick<TeamLeaderboardEntry, "team" | "players">>,
  me: PlayerId,
): string | null => {
  const own = entries.filter(({ players }) => players.some(({ id }) => id === me));
  const [first] = [...own.filter(({ team }) => team.type === "team"), ...own];
  return first?.team.name ?? null;
};
