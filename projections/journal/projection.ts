import type { Projection } from "../engine/projection.ts";
import { tablesOf } from "../engine/tablesOf.ts";
import type { JournalTables } from "./tables.ts";
import { journalTables } from "./tables.ts";

const { insertMissing } = tablesOf<JournalTables>();

/** A copy of the log by tournament: for boards of earlier moments and for auditors. */
export const journal: Projection<"journal"> = {
  name: "journal",
  version: 2,
  tables: journalTables,
  /** Includes events that this version does not know, so that the copy is complete. */
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
