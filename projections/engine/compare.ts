import { type Kysely, sql } from "kysely";
import type { Difference } from "../../application/ports/ProjectionAdmin.ts";
import type { Projection } from "./projection.ts";
import type { EngineTables, ReadTransaction } from "./readDb.ts";

/** The number of reported differences. More would not help. */
const MAX_ROWS = 100;

/**
 * This comes first in the transaction: from here on no rebuild may replace the compared tables.
 * Readers and the projector continue.
 */
export const lockAgainstSwap = async (trx: ReadTransaction, { tables }: Projection) => {
  const inUse = Object.keys(tables).map((table) => sql.table(`read.${table}`));
  await sql`lock table ${sql.join(inUse)} in access share mode`.execute(trx);
};

/** Null while there are no tables of this version: tables of another version cannot be compared. */
export const positionInUse = async (db: Kysely<EngineTables>, { name, version }: Projection) => {
  const row = await db
    .withSchema("read")
    .selectFrom("checkpoint")
    .select("position")
    .where("projection", "=", name)
    .where("version", "=", version)
    .executeTakeFirst();
  return row?.position ?? null;
};

/**
 * Compares row by row, in the order of the keys, the stored rows with the rows that follow from the
 * events.
 */
export const differencesOf = async (trx: ReadTransaction, { tables }: Projection) => {
  const found: Array<Difference> = [];
  for (const table of Object.keys(tables)) {
    found.push(...(await differentRows(trx, table)).flatMap((row) => columnsOf(table, row)));
  }
  return found;
};

interface Pair {
  readonly key: ReadonlyArray<unknown>;
  readonly stored: Readonly<Record<string, unknown>> | null;
  readonly expected: Readonly<Record<string, unknown>> | null;
}

const differentRows = async (trx: ReadTransaction, table: string) => {
  const key = sql.join((await primaryKeyOf(trx, table)).map((column) => sql.ref(column)));
  const rowsIn = (schema: string) => sql`
    select jsonb_build_array(${key}) as key, to_jsonb(${sql.ref("each")}) as row
    from ${sql.table(`${schema}.${table}`)} as ${sql.ref("each")}`;
  const { rows } = await sql<Pair>`
    select key, stored.row as stored, expected.row as expected
    from (${rowsIn("read")}) as stored full join (${rowsIn("pg_temp")}) as expected using (key)
    where stored.row is distinct from expected.row
    order by key limit ${MAX_ROWS}`.execute(trx);
  return rows;
};

const primaryKeyOf = async (trx: ReadTransaction, table: string) => {
  const { rows } = await sql<{ column: string }>`
    select attname as column from pg_index
    join pg_attribute on attrelid = indrelid and attnum = any(indkey)
    where indrelid = ${`read.${table}`}::regclass and indisprimary
    order by attnum`.execute(trx);
  return rows.map(({ column }) => column);
};

const columnsOf = (table: string, { key, stored, expected }: Pair): ReadonlyArray<Difference> => {
  if (!stored || !expected) return [{ table, key, column: null, stored, expected }];
  return Object.keys({ ...stored, ...expected })
    .filter((column) => JSON.stringify(stored[column]) !== JSON.stringify(expected[column]))
    .map((column) => {
      return { table, key, column, stored: stored[column], expected: expected[column] };
    });
};
