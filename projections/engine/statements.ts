import { CompiledQuery } from "kysely";
import type { ReadTransaction } from "./readDb.ts";

/**
 * One write. There are only few different texts, so PostgreSQL plans each of them once; the values
 * are separate.
 */
export interface Statement {
  readonly text: string;
  readonly values: ReadonlyArray<string | number>;
}

export const statement = (text: string, ...values: ReadonlyArray<string | number>): Statement => ({
  text,
  values,
});

/** All rows that a page changes are one value. */
export const json = (value: unknown) => JSON.stringify(value);

/**
 * Inserts or replaces rows; if several have the same key, the last one wins. A row with an older
 * `position` or `version` does not replace a newer one.
 */
export const upsert = <Row extends object>(
  table: string,
  key: ReadonlyArray<keyof Row & string>,
  rows: ReadonlyArray<Row>,
  kept: ReadonlyArray<keyof Row & string> = [],
): ReadonlyArray<Statement> => {
  const [first] = rows;
  if (!first) return [];
  const newest = new Map(rows.map((row) => [JSON.stringify(key.map((name) => row[name])), row]));
  const fixed = new Set<string>([...key, ...kept]);
  const changing = Object.keys(first).filter((name) => !fixed.has(name));
  const set = changing.map((name) => `"${name}" = excluded."${name}"`).join(", ");
  const age = ["position", "version"].find((name) => name in first);
  const onlyNewer = age ? `where "${table}"."${age}" < excluded."${age}"` : "";
  const onConflict = `(${columnsIn(key)}) do update set ${set} ${onlyNewer}`;
  return [insert(table, [...newest.values()], onConflict)];
};

/** Inserts only the rows whose key does not exist yet. */
export const insertMissing = (
  table: string,
  rows: ReadonlyArray<object>,
): ReadonlyArray<Statement> => (rows.length === 0 ? [] : [insert(table, rows, "do nothing")]);

const insert = (table: string, rows: ReadonlyArray<object>, onConflict: string) => {
  const columns = columnsIn(Object.keys(rows[0] ?? {}));
  return statement(
    `insert into "${table}" (${columns})
     select ${columns} from json_populate_recordset(null::"${table}", $1)
     on conflict ${onConflict}`,
    json(rows),
  );
};

const columnsIn = (names: ReadonlyArray<string>) => names.map((name) => `"${name}"`).join(", ");

/** Runs them one after the other, in the schema of the transaction. */
export const execute = async (trx: ReadTransaction, statements: ReadonlyArray<Statement>) => {
  for (const { text, values } of statements) {
    await trx.executeQuery(CompiledQuery.raw(text, [...values]));
  }
};
