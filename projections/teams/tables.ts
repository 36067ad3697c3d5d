import type { Position } from "../../domain/shared/recorded.ts";
import type { PlayerId, TeamId, TournamentId } from "../../domain/shared/values.ts";
import type { TeamKind } from "../../domain/teams/events.ts";

export interface TeamTables {
  team: {
    tournament_id: TournamentId;
    team_id: TeamId;
    name: string;
    kind: TeamKind;
    /** If all members share one ball, the first one keeps the card. */
    player_ids: ReadonlyArray<PlayerId>;
    /**
     * The handicap indexes of the players when the team was formed; null if they were not recorded.
     */
    handicap_indexes: ReadonlyArray<number> | null;
    /** Disbanded teams stay, so that old events change nothing. */
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
