import type { BoardOptions, BoardRound, PlayerEntry } from "./entry.ts";
import { rankLeaderboard } from "./rankLeaderboard.ts";

/** Named values for tests, so that a test shows only the values that matter to it. */
export const options: BoardOptions = {
  view: "event-total",
  scoring: "gross",
  selectedRound: 1,
  tieBreak: "shared",
  numberOfRounds: 1,
  isCompleted: false,
};

const level = [36, 24, 12, 4, 24, 12, 4];

/** A complete round to par 72 without a handicap: `to(3)` took 75 strokes. */
export const to = (
  toPar: number,
  change: Partial<BoardRound> = {},
): Omit<BoardRound, "roundNumber"> => ({
  grossScore: 72 + toPar,
  adjustedScore: 72 + toPar,
  stablefordPoints: 36 - toPar,
  par: 72,
  holesPlayed: 18,
  isComplete: true,
  countback: { gross: level, net: level, stableford: level.map((strokes) => strokes / 2) },
  ...change,
});

/** A complete round with a different result in each scoring. */
export const scores = (gross: number, net: number, points: number) =>
  to(gross, { adjustedScore: 72 + net, stablefordPoints: points });

/** A round in progress; every hole is a par 4. */
export const thru = (holesPlayed: number, toPar: number): Omit<BoardRound, "roundNumber"> => ({
  grossScore: holesPlayed * 4 + toPar,
  adjustedScore: holesPlayed * 4 + toPar,
  stablefordPoints: holesPlayed * 2 - toPar,
  par: holesPlayed * 4,
  holesPlayed,
  isComplete: false,
  countback: null,
});

/** A complete round with a hole that was picked up. */
export const pickedUp = (points: number) =>
  to(0, { grossScore: null, adjustedScore: null, stablefordPoints: points });

/** A card without scores, or a round that was not played. */
export const unplayed = thru(0, 0);

/** The strokes of the seven stretches of a card, the same for all scorings. */
export const countback = (...stretches: ReadonlyArray<number>) => ({
  countback: { gross: stretches, net: stretches, stableford: stretches },
});

/** A player whose first name is also the id, with rounds from the first on. */
export const player = (
  name: string,
  ...rounds: ReadonlyArray<Omit<BoardRound, "roundNumber">>
): PlayerEntry => ({
  user: { id: name, firstName: name, lastName: "Ace" },
  rounds: rounds.map((round, index) => ({ ...round, roundNumber: index + 1 })),
  playerStatus: "playing",
});

export const missedCut = (entry: PlayerEntry) => ({
  ...entry,
  playerStatus: "missed_cut" as const,
});
export const withdrawn = (entry: PlayerEntry) => ({ ...entry, playerStatus: "withdrawn" as const });
export const disqualified = (entry: PlayerEntry) => ({
  ...entry,
  playerStatus: "disqualified" as const,
});

/** The board with the options above, except for the given ones. */
export const rank = (entries: ReadonlyArray<PlayerEntry>, change: Partial<BoardOptions> = {}) =>
  rankLeaderboard(entries, { ...options, ...change });

/** "T2 Ana" for each line. */
export const places = (entries: ReadonlyArray<PlayerEntry>, change: Partial<BoardOptions> = {}) =>
  rank(entries, change).map(({ position, entry }) => `${position} ${entry.user.firstName}`);
