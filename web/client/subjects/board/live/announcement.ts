import type { Standing } from "../../../../../domain/golf/leaderboard/standing.ts";
import type { PlayerId } from "../../../../../domain/shared/values.ts";
import type { LeaderboardEntry } from "../../../../contract/board/leaderboard.ts";
import { nameOf } from "../../person/playerText.ts";

/** One line for screen readers about the best placed player with a new score, or null. */
export const announcement = (
  standings: ReadonlyArray<Standing<LeaderboardEntry>>,
  changed: ReadonlySet<PlayerId>,
): string | null => {
  const best = standings.find(({ entry }) => changed.has(entry.user.id));
  if (!best) return null;
  const line = `${nameOf(best.entry.user)} is at ${best.total}, place ${best.position}.`;
  return changed.size === 1 ? line : `${changed.size} players have new scores. ${line}`;
};
