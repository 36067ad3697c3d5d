import type { EventMetadata, Position } from "../../domain/shared/recorded.ts";
import type { TournamentId } from "../../domain/shared/values.ts";

export interface JournalTables {
  /** Every event of every tournament, as it was stored. */
  journal: {
    position: Position;
    tournament_id: TournamentId;
    /** The store's time, ISO 8601 in UTC. */
    recorded_at: string;
    stream: string;
    revision: number;
    type: string;
    event: object;
    metadata: EventMetadata;
  };
}

export const journalTables = {
  journal: `
    create table journal (
      position bigint primary key,
      tournament_id uuid not null,
      recorded_at text not null,
      stream text not null,
      revision integer not null,
      type text not null,
      event json not null,
      metadata json not null
    );
    create index on journal (tournament_id, position);
    create index on journal (revision) where revision >= 10000;
  `,
};
