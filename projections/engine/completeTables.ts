import { sql } from "kysely";
import { positionInUse } from "./compare.ts";
import type { Projection } from "./projection.ts";
import type { ReadTransaction } from "./readDb.ts";
import { createTables, dropTables } from "./tables.ts";
import { lockInUse } from "./takeOver.ts";

/**
 * Adds to the tables of an older version what this version reads and they lack: empty tables, and
 * columns with their defaults. So boards answer until the tables have been rebuilt.
 */
export const completeTables = async (trx: ReadTransaction, projection: Projection) => {
  const { name, version, tables } = projection;
  if ((await positionInUse(trx, projection)) !== null) return;
  const inUse = await lockInUse(trx, projection);
  if (!inUse || inUse.version === version) return;

  const added = Object.entries(tables).filter(([table]) => !inUse.tables.includes(table));
  await createTables(trx, { tables: Object.fromEntries(added) });
  for (const missing of await missingColumns(trx, projection)) await addColumn(trx, missing);
  await trx
    .updateTable("checkpoint")
    .set({ tables: [...inUse.tables, ...added.map(([table]) => table)] })
    .where("projection", "=", name)
    .execute();
};

interface MissingColumn {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly default: string | null;
}

/** Makes empty temporary tables of this version, so that PostgreSQL itself compares the columns. */
const missingColumns = async (trx: ReadTransaction, projection: Projection) => {
  await sql`set local search_path to pg_temp`.execute(trx);
  await createTables(trx, projection);
  const { rows } = await sql<MissingColumn>`
    select class.relname as "table", attname as "column",
      format_type(atttypid, atttypmod) as type, pg_get_expr(adbin, adrelid) as "default"
    from pg_attribute
    join pg_class as class on class.oid = attrelid and relkind = 'r'
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace = pg_my_temp_schema() and attnum > 0
      and relname in (${sql.join(Object.keys(projection.tables))})
      and not exists (
        select from pg_attribute as existing
        where existing.attrelid = to_regclass('read.' || relname)
          and existing.attname = pg_attribute.attname)`.execute(trx);
  await dropTables(trx, "pg_temp", Object.keys(projection.tables));
  await sql`set local search_path to read`.execute(trx);
  return rows;
};

/** A column without a default is null, because its values are unknown until the rebuild. */
const addColumn = async (trx: ReadTransaction, missing: MissingColumn) => {
  const { table, column, type } = missing;
  const value = sql.raw(missing.default ? `not null default ${missing.default}` : "");
  await sql`alter table ${sql.table(`read.${table}`)}
    add column ${sql.ref(column)} ${sql.raw(type)} ${value}`.execute(trx);
};
