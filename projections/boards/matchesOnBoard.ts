import { Effect } from "effect";
import { ownMatches } from "../../domain/match/ownMatches.ts";
import type { TournamentId } from "../../domain/shared/values.ts";
import { type Side, sidesIn } from "../../domain/teams/sides.ts";
import type { Team } from "../../domain/teams/teams.ts";
import { competitionsBy, noChoice, termsOf } from "../matches/competitions.ts";
import { matchesFrom } from "../matches/matchesOf.ts";
import { type MatchSources, matchSources } from "../matches/queries.ts";
import type { BoardRows } from "./boardRows.ts";

type Terms = Parameters<typeof competitionsBy>[2];
export type MatchesOnBoard = ReturnType<typeof ownMatches>;

/**
 * Whether matches rank a board of these rows. In the first edition of the rules strokes and points
 * ranked them all, and everybody had a line of their own.
 */
const matchesRank = (rows: BoardRows, { playFormat }: Pick<Terms, "playFormat">) =>
  playFormat === "MATCH" && !isOfFirstEdition(rows);

const isOfFirstEdition = ({ tournament }: BoardRows) => tournament?.rules_edition === 1;

/** The matches that rank a board of these rows; null where strokes or points do. */
export const matchesOnBoard = (
  tournamentId: TournamentId,
  rows: BoardRows,
  sources: MatchSources,
  terms: Terms,
): MatchesOnBoard | null => {
  if (!matchesRank(rows, terms)) return null;
  const known = { ...sources, tournament: rows.tournament, players: playersOf(rows) };
  const competitions = competitionsBy(tournamentId, known, terms);
  return ownMatches(matchesFrom({ competitions, sources: known, cards: [...rows.cards.values()] }));
};

/** The pairs and teams that have one line on it. */
export const sidesOnBoard = (
  rows: BoardRows,
  teams: Parameters<typeof sidesIn>[0],
  terms: Pick<Terms, "playFormat">,
): ReadonlyArray<Side> => (isOfFirstEdition(rows) ? [] : sidesIn(teams, terms.playFormat));

/** In the order in which the query of the matches has them. */
const playersOf = ({ players }: BoardRows) =>
  [...players.values()].toSorted((a, b) => (a.player_id < b.player_id ? -1 : 1));

/** What ranks and names the lines of a board besides its cards. */
export interface BesideBoard {
  readonly matches: MatchesOnBoard | null;
  readonly sides: ReadonlyArray<Side>;
}

/**
 * The same with what else is known. Of an earlier moment, too: who met whom is known best by the
 * tee sheet of today, but who had left and which results had been recorded is told by that moment.
 */
export const readBesideBoard = Effect.fnUntraced(function* (
  tournamentId: TournamentId,
  rows: BoardRows,
  teams: ReadonlyArray<Team>,
  instant: Date | null = null,
) {
  const terms = yield* termsOf(rows.tournament?.settings ?? noChoice);
  const sides = sidesOnBoard(rows, teams, terms);
  if (!matchesRank(rows, terms)) return { matches: null, sides };
  const sources = yield* matchSources(tournamentId);
  const then = instant ? upTo(sources, instant) : sources;
  return { matches: matchesOnBoard(tournamentId, rows, then, terms), sides };
});

const upTo = (sources: MatchSources, instant: Date): MatchSources => {
  const isThere = (at: string | null) => at !== null && new Date(at) <= instant;
  return {
    ...sources,
    leavers: sources.leavers.filter(({ left_at }) => isThere(left_at)),
    matches: sources.matches.map((match) =>
      isThere(match.decided_at) ? match : { ...match, result: null, decided_by: null },
    ),
  };
};
