import { Effect } from "effect";
import { Position } from "../../domain/shared/recorded.ts";
import type { PlayerId, ScorecardId, TournamentId } from "../../domain/shared/values.ts";
import {
  type BoardCard,
  type BoardPlayer,
  type BoardTables,
  type BoardTournament,
  boardSince,
  type NewerRows,
} from "../leaderboard/queries.ts";

/** The rows of one board. */
export interface BoardRows {
  /** The position of the last event in them; 0 before the first. */
  readonly position: Position;
  readonly tournament: BoardTournament | null;
  readonly players: ReadonlyMap<PlayerId, BoardPlayer>;
  readonly cards: ReadonlyMap<ScorecardId, BoardCard>;
}

export const noRows: BoardRows = {
  position: Position.make(0),
  tournament: null,
  players: new Map(),
  cards: new Map(),
};

/** Rows replace those with the same ids. */
export const withRows = (
  known: BoardRows,
  { tournament, players, cards }: BoardTables,
): BoardRows => {
  const rows = [...(tournament ? [tournament] : []), ...players, ...cards];
  if (rows.length === 0) return known;
  return {
    position: rows.reduce((latest, { position }) => later(latest, position), known.position),
    tournament: tournament ?? known.tournament,
    players: new Map([...known.players, ...players.map((row) => [row.player_id, row] as const)]),
    cards: new Map([...known.cards, ...cards.map((row) => [row.scorecard_id, row] as const)]),
  };
};

const later = (a: Position, b: Position) => (a < b ? b : a);

/** The rows that are newer than the known rows; all rows when the cards come from other tables. */
export const newerThan = (tournamentId: TournamentId, known: BoardRows) =>
  Effect.flatMap(boardSince(tournamentId, known.position), (newer) => {
    const complete = completed(known, newer);
    return complete ? Effect.succeed(complete) : boardSince(tournamentId, noRows.position);
  });

/** For a known card only its new scores are read. Null if the card turns out to be unknown. */
const completed = (
  { cards: known }: BoardRows,
  { scored, ...newer }: NewerRows,
): BoardTables | null => {
  const cards = [...newer.cards];
  for (const scores of scored) {
    const card = known.get(scores.scorecard_id);
    if (!card) return null;
    cards.push({ ...card, ...scores });
  }
  return { ...newer, cards };
};
