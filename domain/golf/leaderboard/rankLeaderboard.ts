import { cellsOf } from "./cells.ts";
import type { BoardOptions, Competitor, PlayerEntry, TeamEntry } from "./entry.ts";
import { lineOf } from "./line.ts";
import { byPlayerName, byTeamName } from "./names.ts";
import { inOrder } from "./order.ts";
import { placed } from "./places.ts";
import type { Standing } from "./standing.ts";
import { currentRound } from "./view.ts";

/**
 * The board of the players, best first: the one ranking behind the screens, the TV page and the
 * CSV file. "Rule n" in this folder is rule n of spec/api.md, section Leaderboard. The order of the
 * entries does not matter.
 */
export const rankLeaderboard = <Entry extends PlayerEntry>(
  entries: ReadonlyArray<Entry>,
  options: BoardOptions,
): ReadonlyArray<Standing<Entry>> => rank(entries.toSorted(byPlayerName), options);

/** The board of the teams, by the same rules. A team is never cut and never withdraws (spec DEC-12). */
export const rankTeams = <Entry extends TeamEntry>(
  entries: ReadonlyArray<Entry>,
  options: BoardOptions,
): ReadonlyArray<Standing<Entry>> => {
  const playing = entries
    .toSorted(byTeamName)
    .map((entry) => ({ entry, rounds: entry.rounds, playerStatus: "playing" as const }));
  return rank(playing, options).map((standing) => ({ ...standing, entry: standing.entry.entry }));
};

const rank = <Entry extends Competitor>(
  inNameOrder: ReadonlyArray<Entry>,
  options: BoardOptions,
): ReadonlyArray<Standing<Entry>> => {
  const current = currentRound(inNameOrder, options);
  const lines = inNameOrder.map((entry) => lineOf(entry, options));
  const { tied, others } = inOrder(lines, options);
  const withPlace = placed(tied, options.tieBreak).map(({ line, place, position }) => ({
    ...cellsOf(line, options, current),
    place,
    position,
  }));
  const withoutPlace = others.map((line) => ({
    ...cellsOf(line, options, current),
    place: null,
    position: line.mark ?? "-",
  }));
  return [...withPlace, ...withoutPlace];
};
