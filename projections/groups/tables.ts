import type { Position } from "../../domain/shared/recorded.ts";
import type {
  GroupId,
  PlayerId,
  RoundNumber,
  TournamentId,
  WallClock,
} from "../../domain/shared/values.ts";
import type { EntryColumns } from "../registrations/entry.ts";

export interface GroupTables {
  /** Removed ones stay, so that old events change nothing. */
  golf_group: {
    tournament_id: TournamentId;
    group_id: GroupId;
    name: string;
    round: RoundNumber;
    tee_time: WallClock;
    /** In the order of their positions, also those who have left the field since. */
    player_ids: ReadonlyArray<PlayerId>;
    is_removed: boolean;
    /** Of the last event about it in its stream (DEC-10). */
    revision: number;
    position: Position;
  };
  /** Everybody who ever came: who is no longer in the field leaves the slot free (AMB-59). */
  golf_group_player: EntryColumns & {
    tournament_id: TournamentId;
    player_id: PlayerId;
    position: Position;
  };
}

export const groupTables = {
  golf_group: `
    create table golf_group (
      group_id uuid primary key,
      tournament_id uuid not null,
      name text not null,
      round integer not null,
      tee_time text not null,
      player_ids json not null,
      is_removed boolean not null,
      revision integer not null,
      position bigint not null
    );
    create index on golf_group (tournament_id);
  `,
  golf_group_player: `
    create table golf_group_player (
      tournament_id uuid not null,
      player_id uuid not null,
      status text not null,
      is_declined boolean not null,
      is_removed boolean not null,
      player_status text not null,
      missed_cut_after integer,
      position bigint not null,
      primary key (tournament_id, player_id)
    );
  `,
};
