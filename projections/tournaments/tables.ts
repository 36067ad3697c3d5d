import type { RulesEdition } from "../../domain/golf/rulesEdition.ts";
import type { Position } from "../../domain/shared/recorded.ts";
import type { TournamentId } from "../../domain/shared/values.ts";
import type { Rulings } from "../../domain/tournament/rulings.ts";
import type { TournamentSettings } from "../../domain/tournament/settings.ts";
import type { TournamentStatus } from "../../domain/tournament/status.ts";

export interface TournamentTables {
  tournament: {
    tournament_id: TournamentId;
    /** The public number. Players need it to enter a private tournament. */
    number: number;
    status: TournamentStatus;
    settings: TournamentSettings;
    /** What the office said of rounds, by round. */
    rulings: Rulings;
    /** As in the table of its board. */
    rules_edition: RulesEdition;
    /** No list shows the tournament. */
    is_archived: boolean;
    /** The revision of the last event in its stream, on which edits are based. */
    revision: number;
    created_at: string;
    updated_at: string;
    position: Position;
  };
}

const rank = "case status when 'completed' then 1 when 'cancelled' then 2 else 0 end";
/** After every date there is. */
const start = "coalesce(settings ->> 'startDate', '9')";

/**
 * Active and upcoming tournaments come first, the next one first, then past ones and then cancelled
 * ones, the latest first.
 */
export const relevance = `
  (${rank}),
  (case when ${rank} = 0 then ${start} end),
  (case when ${rank} > 0 then ${start} end) desc,
  created_at,
  tournament_id`;

export const tournamentTables = {
  tournament: `
    create table tournament (
      tournament_id uuid primary key,
      number integer not null,
      status text not null,
      settings jsonb not null,
      rulings jsonb not null default '{}',
      rules_edition integer not null default 1,
      is_archived boolean not null default false,
      revision integer not null,
      created_at text not null,
      updated_at text not null,
      position bigint not null
    );
    create index on tournament (number);
    create index on tournament (status);
    create index on tournament ((settings ->> 'shareCode'));
    create index on tournament (${relevance}) where not is_archived;
  `,
};
