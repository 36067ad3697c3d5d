import { Effect } from "effect";
import { Position } from "../../domain/shared/recorded.ts";
import { readCheckpoints } from "./checkpoint.ts";
import { completeTables } from "./completeTables.ts";
import type { Projection } from "./projection.ts";
import { attempt } from "./readDb.ts";
import { createTables } from "./tables.ts";
import { inTransaction } from "./transaction.ts";

/** A projection's checkpoint before its first event. */
export const firstCheckpoint = ({ name, version, tables }: Projection) => ({
  projection: name,
  position: Position.make(0),
  version,
  tables: Object.keys(tables),
});

/** Makes the tables of projections that this database does not know yet, and lets old ones be read. */
export const installMissing = (projections: ReadonlyArray<Projection>) =>
  inTransaction("read", (trx) =>
    attempt(async () => {
      for (const projection of projections) {
        const added = await trx
          .insertInto("checkpoint")
          .values(firstCheckpoint(projection))
          .onConflict((conflict) => conflict.doNothing())
          .returning("projection")
          .executeTakeFirst();
        if (added) await createTables(trx, projection);
        else await completeTables(trx, projection);
      }
    }),
  );

/** Projections whose tables were made by another version. */
export const outdated = (projections: ReadonlyArray<Projection>) =>
  Effect.map(readCheckpoints, (checkpoints) =>
    projections.filter(({ name, version }) =>
      checkpoints.some((row) => row.projection === name && row.version !== version),
    ),
  );
