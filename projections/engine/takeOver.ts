import { sql } from "kysely";
import type { Position } from "../../domain/shared/recorded.ts";
import { announce } from "./announcement.ts";
import type { Projection } from "./projection.ts";
import type { ReadTransaction } from "./readDb.ts";
import { execute } from "./statements.ts";
import { dropTables } from "./tables.ts";

/** Keeps the projector from a read model until the transaction ends, whatever its version is. */
export const lockInUse = (trx: ReadTransaction, { name }: Projection) =>
  trx
    .withSchema("read")
    .selectFrom("checkpoint")
    .select(["version", "tables"])
    .where("projection", "=", name)
    .forUpdate()
    .executeTakeFirst();

/** The tables in use go, those of the rebuild come; nobody sees a moment without. */
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
  // What was kept of the old tables no longer counts, so every process looks at the tables.
  await execute(trx, [announce({ position, changes: null })]);
};
