import { Effect } from "effect";
import { Position } from "../../domain/shared/recorded.ts";
import type { PlayerId, ScorecardId, TournamentId } from "../../domain/shared/values.ts";
import {
  type BoardCard,
  type BoardNews,
  type BoardPlayer,
  type BoardRows,
  type BoardTournament,
  boardSince,
  type NewerRows,
} from "./queries.ts";

/** What everybody keeps who follows the rows of one board. */
export interface KeptRows {
  readonly generation: number;
  /** Of the last event in it. */
  readonly position: Position;
  readonly tournament: BoardTournament | null;
  readonly players: ReadonlyMap<PlayerId, BoardPlayer>;
  readonly cards: ReadonlyMap<ScorecardId, BoardCard>;
}

export const noRows = (generation: number): KeptRows => ({
  generation,
  position: Position.make(0),
  tournament: null,
  players: new Map(),
  cards: new Map(),
});

/** Rows replace those with the same ids. */
export const keep = (kept: KeptRows, { tournament, players, cards }: BoardRows): KeptRows => {
  const rows = [...(tournament ? [tournament] : []), ...players, ...cards];
  if (rows.length === 0) return kept;
  return {
    generation: kept.generation,
    position: rows.reduce((latest, { position }) => later(latest, position), kept.position),
    tournament: tournament ?? kept.tournament,
    players: new Map([...kept.players, ...players.map((row) => [row.player_id, row] as const)]),
    cards: new Map([...kept.cards, ...cards.map((row) => [row.scorecard_id, row] as const)]),
  };
};

const later = (a: Position, b: Position) => (a < b ? b : a);

/**
 * The rows that somebody lacks. After a rebuild the positions start anew, so what is newer than the
 * kept one is not enough: then it is all of them.
 */
export const newsFor = (tournamentId: TournamentId, kept: KeptRows) =>
  Effect.flatMap(boardSince(tournamentId, kept.position), (newer) => {
    const news = whole(kept, newer);
    return news ? Effect.succeed(news) : boardSince(tournamentId, Position.make(0));
  });

/** With all that is known of the cards that have new scores; null where that is of other tables. */
const whole = (
  { generation, position, cards: known }: KeptRows,
  { scored, ...news }: NewerRows,
): BoardNews | null => {
  if (news.generation !== generation && position !== 0) return null;
  const cards = [...news.cards];
  for (const scores of scored) {
    const card = known.get(scores.scorecard_id);
    if (!card) return null;
    cards.push({ ...card, ...scores });
  }
  return { ...news, cards };
};
