import type { Position } from "../../domain/shared/recorded.ts";
import type {
  GroupId,
  HoleNumber,
  PlayerId,
  RoundNumber,
  TournamentId,
  WallClock,
} from "../../domain/shared/values.ts";

export interface GroupTables {
  /** Removed groups stay, so that old events change nothing. */
  golf_group: {
    tournament_id: TournamentId;
    group_id: GroupId;
    name: string;
    round: RoundNumber;
    tee_time: WallClock;
    /** In the order of their positions, including players who have left the field since. */
    player_ids: ReadonlyArray<PlayerId>;
    /** Null is the first hole of the course. */
    start_hole: HoleNumber | null;
    is_removed: boolean;
    /** The revision of the last event about it in its stream. */
    revision: number;
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
      start_hole integer,
      is_removed boolean not null,
      revision integer not null,
      position bigint not null
    );
    create index on golf_group (tournament_id);
  `,
};
