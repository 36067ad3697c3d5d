import { type Projection } from "../engine/projection.ts";
import { tablesOf } from "../engine/tablesOf.ts";
import type { JournalTables } from "./tables.ts";
import { journalTables } from "./tables.ts";

const { insertMissing } = tablesOf<JournalTables>();

/** The log once more, by tournament: for boards of earlier moments and for auditors. */
export const journal: Projection<"journal"> = {
  name: "journal",
  version: 2,
  tables: journalTables,
  /** Also what this version knows nothing about: nothing that happened is missing. */
  handles: () => true,
  isMovedBy: () => true,
  writes: (events) =>
    insertMissing(
      "journal",
      events.map(({ type, recorded }): JournalTables["journal"] => ({
        position: recorded.position,
        tournament_id: recorded.metadata.tournamentId,
        recorded_at: recorded.recordedAt,
        stream: recorded.stream,
        revision: recorded.revision,
        type,
        event: recorded.event as object,
        metadata: recorded.metadata,
      })),
    ),
};
