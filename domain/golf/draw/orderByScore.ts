import type { Scoring } from "../countback.ts";
import type { PlayerEntry } from "../leaderboard/entry.ts";
import { byPlayerName } from "../leaderboard/names.ts";
import { rankLeaderboard } from "../leaderboard/rankLeaderboard.ts";

interface Contender extends PlayerEntry {
  readonly user: PlayerEntry["user"] & { readonly handicap: number | null };
}

/**
 * The order of the players when a draw follows the scores: the leaders tee off last. Players
 * without a score tee off first, the lowest handicap last among them; a missing handicap counts as
 * 0 (docs/rules.md, Tee sheets). `scoring` is the event's own, see `competitionScoring`.
 */
export const orderByScore = <Entry extends Contender>(
  entries: ReadonlyArray<Entry>,
  scoring: Scoring,
): ReadonlyArray<Entry> => {
  const board = rankLeaderboard(entries, {
    view: "event-total",
    scoring,
    selectedRound: 1,
    tieBreak: "countback",
    numberOfRounds: 1,
    isCompleted: false,
  });
  const ranked = board.filter(({ place }) => place !== null).map(({ entry }) => entry);
  const others = board.filter(({ place }) => place === null).map(({ entry }) => entry);
  return [...others.toSorted(byHandicap), ...ranked.toReversed()];
};

const byHandicap = (one: Contender, other: Contender) =>
  (other.user.handicap ?? 0) - (one.user.handicap ?? 0) || byPlayerName(one, other);
