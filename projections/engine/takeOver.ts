import { sql } from "kysely";
import type { Position } from "../../domain/shared/recorded.ts";
import { announce } from "./announcement.ts";
import type { Projection } from "./projection.ts";
import type { ReadTransaction } from "./readDb.ts";
import { execute } from "./statements.ts";
import { dropTables } from "./tables.ts";

/**
 * Locks a read model until the transaction ends, so that the projector waits, whatever its version
 * is.
 */
export const lockInUse = (trx: ReadTransaction, { name }: Projection) =>
  trx
    .withSchema("read")
    .selectFrom("checkpoint")
    .select(["version", "tables"])
    .where("projection", "=", name)
    .forUpdate()
    .executeTakeFirst();

/**
 * Replaces the tables in use by those of the rebuild in one transaction, so there is no moment
 * without tables.
 */
export const takeOver = async (
  trx: ReadTransaction,
  projection: Projection,
  position: Position,
) => {
  const { name, version } = projection;
  const inUse = await lockInUse(trx, projection);
  await dropTables(trx, "read", inUse?.tables ?? []);

  const tables = Object.keys(projection.tables);
  for (const table of tables) {
    await sql`alter table ${sql.table(`rebuild.${table}`)} set schema read`.execute(trx);
  }
  await trx
    .withSchema("read")
    .updateTable("checkpoint")
    .set((eb) => ({
      position,
      version,
      tables,
      generation: eb("generation", "+", 1),
      error: null,
      failed_since: null,
    }))
    .where("projection", "=", name)
    .execute();
  await trx.deleteFrom("checkpoint").where("projection", "=", name).execute();
  // Values that were cached from the old tables are invalid now, so every process reads the tables.
  await execute(trx, [announce({ position, changes: null })]);
};
