import type { Actor, Position } from "../../domain/shared/recorded.ts";
import type {
  HoleNumber,
  PlayerId,
  RoundNumber,
  SideGameId,
  SideGameParticipantId,
  TournamentId,
} from "../../domain/shared/values.ts";
import type { SideGameSettings } from "../../domain/sideGame/settings.ts";

export interface SideGameTables {
  side_game: {
    side_game_id: SideGameId;
    tournament_id: TournamentId;
    settings: SideGameSettings;
    created_by: Actor;
    created_at: string;
    position: Position;
  };
  side_game_participant: {
    side_game_id: SideGameId;
    player_id: PlayerId;
    participant_id: SideGameParticipantId;
    tournament_id: TournamentId;
    team_name: string | null;
    partner_id: PlayerId | null;
    is_team_captain: boolean;
    joined_at: string;
    /** The order of joining. */
    position: Position;
    /** Of the last choice of team or partner. */
    side_position: Position;
    is_left: boolean;
  };
  side_game_entry: {
    side_game_id: SideGameId;
    player_id: PlayerId;
    round: RoundNumber;
    hole_number: HoleNumber;
    tournament_id: TournamentId;
    /** Null after it was taken back. */
    distance: number | null;
    recorded_at: string;
    position: Position;
  };
  wolf_choice: {
    side_game_id: SideGameId;
    round: RoundNumber;
    hole_number: HoleNumber;
    tournament_id: TournamentId;
    wolf_id: PlayerId;
    partner_id: PlayerId | null;
    recorded_at: string;
    position: Position;
  };
}

export const sideGameTables = {
  side_game: `
    create table side_game (
      side_game_id uuid primary key,
      tournament_id uuid not null,
      settings jsonb not null,
      created_by json not null,
      created_at text not null,
      position bigint not null
    );
    create index on side_game (tournament_id);
  `,
  side_game_participant: `
    create table side_game_participant (
      side_game_id uuid not null,
      player_id uuid not null,
      participant_id uuid not null,
      tournament_id uuid not null,
      team_name text,
      partner_id uuid,
      is_team_captain boolean not null,
      joined_at text not null,
      position bigint not null,
      side_position bigint not null default 0,
      is_left boolean not null default false,
      primary key (side_game_id, player_id)
    );
    create index on side_game_participant (tournament_id);
  `,
  side_game_entry: `
    create table side_game_entry (
      side_game_id uuid not null,
      player_id uuid not null,
      round integer not null,
      hole_number integer not null,
      tournament_id uuid not null,
      distance double precision,
      recorded_at text not null,
      position bigint not null,
      primary key (side_game_id, player_id, round, hole_number)
    );
    create index on side_game_entry (tournament_id);
  `,
  wolf_choice: `
    create table wolf_choice (
      side_game_id uuid not null,
      round integer not null,
      hole_number integer not null,
      tournament_id uuid not null,
      wolf_id uuid not null,
      partner_id uuid,
      recorded_at text not null,
      position bigint not null,
      primary key (side_game_id, round, hole_number)
    );
    create index on wolf_choice (tournament_id);
  `,
};
