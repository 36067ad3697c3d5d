import type { Position } from "../../domain/shared/recorded.ts";
import type { PlayerId, TeamId, TournamentId } from "../../domain/shared/values.ts";
import type { TeamKind } from "../../domain/teams/events.ts";

export interface TeamTables {
  team: {
    tournament_id: TournamentId;
    team_id: TeamId;
    name: string;
    kind: TeamKind;
    /** The first one keeps the card where all share one ball. */
    player_ids: ReadonlyArray<PlayerId>;
    /** Of the players when the team was formed; null where that was not written down. */
    handicap_indexes: ReadonlyArray<number> | null;
    /** Disbanded ones stay, so that old events change nothing. */
    is_disbanded: boolean;
    position: Position;
  };
}

export const teamTables = {
  team: `
    create table team (
      team_id uuid primary key,
      tournament_id uuid not null,
      name text not null,
      kind text not null,
      player_ids json not null,
      handicap_indexes json,
      is_disbanded boolean not null,
      position bigint not null
    );
    create index on team (tournament_id, position);
  `,
};
