import type { Scoring } from "../countback.ts";
import type { PlayerEntry } from "../leaderboard/entry.ts";
import { byPlayerName } from "../leaderboard/names.ts";
import { rankLeaderboard } from "../leaderboard/rankLeaderboard.ts";

interface Contender extends PlayerEntry {
  readonly user: PlayerEntry["user"] & { readonly handicap: number | null };
}

/**
 * Who tees off before whom when a draw follows the scores: leaders last, and before everybody else
 * those without a score, the lowest handicap last; none counts as 0 (docs/rules.md, Tee sheets). `scoring` is the event's own, see `competitionScoring`.
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
