import type { MatchOutcome } from "../../domain/match/events.ts";
import type { Position } from "../../domain/shared/recorded.ts";
import type {
  CommandId,
  MatchId,
  PlayerId,
  RoundNumber,
  SideGameId,
  TournamentId,
} from "../../domain/shared/values.ts";

export interface MatchTables {
  /**
   * Matches that were arranged, decided by hand or announced. Their state follows from the cards.
   */
  match: {
    match_id: MatchId;
    tournament_id: TournamentId;
    side_game_id: SideGameId | null;
    round: RoundNumber;
    player_id: PlayerId;
    opponent_id: PlayerId;
    /** The command that arranged it; null while it only follows from groups or the field. */
    arranged_by: CommandId | null;
    result: MatchOutcome["result"] | null;
    margin: string | null;
    decided_by: "scores" | "admin" | null;
    decided_at: string | null;
    position: Position;
  };
}

export const matchTables = {
  match: `
    create table match (
      match_id uuid primary key,
      tournament_id uuid not null,
      side_game_id uuid,
      round integer not null,
      player_id uuid not null,
      opponent_id uuid not null,
      arranged_by uuid,
      result text,
      margin text,
      decided_by text,
      decided_at text,
      position bigint not null
    );
    create index on match (tournament_id);
    create index on match (player_id);
    create index on match (opponent_id);
  `,
};
