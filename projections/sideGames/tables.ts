import type { HoleRecord } from "../../domain/golf/sideGames/holeRecord.ts";
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
  side_game_record: {
    side_game_id: SideGameId;
    round: RoundNumber;
    hole_number: HoleNumber;
    /** Whose record it is: the last one of an owner on a hole counts. */
    owner: string;
    tournament_id: TournamentId;
    record: HoleRecord;
    recorded_at: string;
    position: Position;
  };
}

/**
 * Until they are rebuilt, the tables of an older version have records of two kinds in two tables.
 * Without them games would be settled wrongly in the meantime.
 */
const recordsOfBefore = `
  do $$ begin
    if to_regclass('side_game_entry') is not null and to_regclass('wolf_choice') is not null then
      insert into side_game_record
      select side_game_id, round, hole_number, player_id::text, tournament_id,
        jsonb_build_object('kind', 'distance', 'playerId', player_id, 'distance', distance),
        recorded_at, position
      from side_game_entry;
      insert into side_game_record
      select side_game_id, round, hole_number, 'hole', tournament_id,
        jsonb_build_object('kind', 'wolf', 'playerId', wolf_id, 'partnerId', partner_id),
        recorded_at, position
      from wolf_choice;
    end if;
  end $$;
`;

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
  side_game_record: `
    create table side_game_record (
      side_game_id uuid not null,
      round integer not null,
      hole_number integer not null,
      owner text not null,
      tournament_id uuid not null,
      record jsonb not null,
      recorded_at text not null,
      position bigint not null,
      primary key (side_game_id, round, hole_number, owner)
    );
    create index on side_game_record (tournament_id);
    ${recordsOfBefore}
  `,
};
