import { type RawBuilder, sql } from "kysely";
import type { ReadTables, ReadTransaction } from "./readDb.ts";

/** One thing to write. Its values stand in its text, so that many can go to the server as one. */
export type Statement = RawBuilder<unknown>;

type Row<Table extends keyof ReadTables> = ReadTables[Table];

/** Any number of rows as one text in JSON: PostgreSQL takes its quotes doubled, and nothing else. */
export const json = (value: unknown) => sql.lit(JSON.stringify(value));

/**
 * Inserts or replaces rows; of those with the same key the last wins. Older ones, by `position` or
 * `version`, replace no newer.
 */
export const upsert = <Table extends keyof ReadTables>(
  table: Table,
  key: ReadonlyArray<keyof Row<Table> & string>,
  rows: ReadonlyArray<Row<Table>>,
  kept: ReadonlyArray<keyof Row<Table> & string> = [],
): ReadonlyArray<Statement> => {
  const [first] = rows;
  if (!first) return [];
  const newest = new Map(rows.map((row) => [JSON.stringify(key.map((name) => row[name])), row]));
  const fixed = new Set<string>([...key, ...kept]);
  const changing = Object.keys(first).filter((name) => !fixed.has(name));
  const set = changing.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`);
  const age = ["position", "version"].find((name) => name in first);
  return [
    insert(
      table,
      [...newest.values()],
      sql`
        (${sql.join(key.map((name) => sql.ref(name)))}) do update set ${sql.join(set)}
        ${age ? sql`where ${sql.ref(`${table}.${age}`)} < ${sql.ref(`excluded.${age}`)}` : sql``}`,
    ),
  ];
};

/** Inserts those rows whose key is not there yet. */
export const insertMissing = <Table extends keyof ReadTables>(
  table: Table,
  rows: ReadonlyArray<Row<Table>>,
): ReadonlyArray<Statement> => (rows.length === 0 ? [] : [insert(table, rows, sql`do nothing`)]);

const insert = (
  table: string,
  rows: ReadonlyArray<object>,
  onConflict: RawBuilder<unknown>,
): Statement => {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
  return sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${json(rows)})
    on conflict ${onConflict}`;
};

/** As one message to the server: outside a transaction it is one by itself. */
export const together = (statements: ReadonlyArray<Statement>): RawBuilder<unknown> =>
  sql`${sql.join(statements, sql`;`)}`;

export const execute = async (trx: ReadTransaction, statements: ReadonlyArray<Statement>) => {
  if (statements.length > 0) await together(statements).execute(trx);
};
