import { sql } from "kysely";
import type { Projection } from "./projection.ts";
import type { ReadTransaction } from "./readDb.ts";
import type { TableSchema } from "./transaction.ts";

/** In the schema of the transaction. */
export const createTables = async (
  trx: ReadTransaction,
  { tables }: Pick<Projection, "tables">,
) => {
  for (const statements of Object.values(tables)) await sql.raw(statements).execute(trx);
};

export const dropTables = async (
  trx: ReadTransaction,
  schema: TableSchema,
  tables: ReadonlyArray<string>,
) => {
  for (const table of tables) {
    await sql`drop table if exists ${sql.table(`${schema}.${table}`)}`.execute(trx);
  }
};
