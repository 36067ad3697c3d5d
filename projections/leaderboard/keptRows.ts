import { Effect } from "effect";
import { Position } from "../../domain/shared/recorded.ts";
import type { PlayerId, TournamentId } from "../../domain/shared/values.ts";
import {
  type BoardNews,
  type BoardPlayer,
  type BoardRows,
  type BoardTournament,
  boardSince,
} from "./queries.ts";

/** What everybody keeps who follows the rows of one board, beside what they make of its cards. */
export interface KeptRows {
  readonly generation: number;
  /** Of the last event in it. */
  readonly position: Position;
  readonly tournament: BoardTournament | null;
  readonly players: ReadonlyMap<PlayerId, BoardPlayer>;
}

export const noRows = (generation: number): KeptRows => ({
  generation,
  position: Position.make(0),
  tournament: null,
  players: new Map(),
});

/** Rows replace those with the same ids. */
export const keep = (kept: KeptRows, { tournament, players, cards }: BoardRows): KeptRows => {
  const rows = [...(tournament ? [tournament] : []), ...players, ...cards];
  return {
    generation: kept.generation,
    position: rows.reduce((latest, { position }) => later(latest, position), kept.position),
    tournament: tournament ?? kept.tournament,
    players: new Map([...kept.players, ...players.map((row) => [row.player_id, row] as const)]),
  };
};

const later = (a: Position, b: Position) => (a < b ? b : a);

/**
 * The rows that somebody lacks. After a rebuild the positions start anew, so what is newer than the
 * kept one is not enough: then it is all of them.
 */
export const newsFor = (
  tournamentId: TournamentId,
  { generation, position }: Pick<KeptRows, "generation" | "position">,
) =>
  Effect.flatMap(boardSince(tournamentId, position), (news) =>
    news.generation === generation || position === 0
      ? Effect.succeed<BoardNews>(news)
      : boardSince(tournamentId, Position.make(0)),
  );
