import { frameOf, standingOf } from "./cells.ts";
import type { BoardOptions, Competitor, PlayerEntry, TeamEntry } from "./entry.ts";
import { lineOf } from "./line.ts";
import { countsShares } from "./matchRecord.ts";
import { byPlayerName, byTeamName } from "./names.ts";
import { type ByName, inOrder } from "./order.ts";
import { placed } from "./places.ts";
import type { Standing } from "./standing.ts";
import { roundsInEvent } from "./view.ts";

/**
 * The board of the players, best first: the one ranking behind the screens, the TV page and the
 * CSV file. The rules stand in docs/rules.md, The leaderboard. The order of the
 * entries does not matter.
 */
export const rankLeaderboard = <Entry extends PlayerEntry>(
  entries: ReadonlyArray<Entry>,
  options: BoardOptions,
): ReadonlyArray<Standing<Entry>> => rank(entries, options, byPlayerName);

/** The board of the teams, by the same rules. A team is never cut and never withdraws. */
export const rankTeams = <Entry extends TeamEntry>(
  entries: ReadonlyArray<Entry>,
  options: BoardOptions,
): ReadonlyArray<Standing<Entry>> => {
  const playing = entries.map((entry) => ({
    entry,
    rounds: entry.rounds,
    ...(entry.matches && { matches: entry.matches }),
    playerStatus: "playing" as const,
  }));
  return rank(playing, options, (a, b) => byTeamName(a.entry, b.entry)).map((standing) => ({
    ...standing,
    entry: standing.entry.entry,
  }));
};

const rank = <Entry extends Competitor>(
  entries: ReadonlyArray<Entry>,
  options: BoardOptions,
  byName: ByName<Entry>,
): ReadonlyArray<Standing<Entry>> => {
  const terms = { ...options, decidedBy: roundsInEvent(options, entries) };
  const byShare = countsShares(entries, options);
  const lines = entries.map((entry) => lineOf(entry, terms, byShare));
  const frame = frameOf(lines, options);
  const { tied, others } = inOrder(lines, options, byName);
  const withPlace = placed(tied, terms).map(({ line, ...place }) => standingOf(line, place, frame));
  const withoutPlace = others.map((line) =>
    standingOf(line, { place: null, position: line.mark ?? "-", isPlayedOff: false }, frame),
  );
  return [...withPlace, ...withoutPlace];
};
