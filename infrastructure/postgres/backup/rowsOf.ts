import type pg from "pg";
import type { BackupRow } from "../../../application/ports/Backup.ts";
import { backedUp, sequences } from "./backedUp.ts";

const PART = 500;

/** Not a table: what the next number of a sequence follows from. */
export const SEQUENCE = "sequence";

/** Everything that a backup holds, within the transaction that the connection is in. */
export async function* rowsOf(client: pg.ClientBase): AsyncGenerator<BackupRow> {
  // Otherwise the same moment reads differently in another place.
  await client.query("set local timezone to 'UTC'");
  for (const { table, order } of await tablesIn(client)) {
    await client.query(
      `declare part no scroll cursor for
        select row_to_json(every)::text as json from (select * from ${table} order by ${order}) every`,
    );
    for (;;) {
      const { rows } = await client.query<{ json: string }>(`fetch ${PART} from part`);
      for (const { json } of rows) yield { table, json };
      if (rows.length < PART) break;
    }
    await client.query("close part");
  }
  for (const name of sequences) {
    const { rows } = await client.query<{ json: string }>(
      `select row_to_json(state)::text as json
        from (select '${name}' as name, last_value, is_called from ${name}) state`,
    );
    for (const { json } of rows) yield { table: SEQUENCE, json };
  }
}

/** A database that an earlier version wrote may not have all of them yet. */
export const tablesIn = async (client: pg.ClientBase) => {
  const { rows } = await client.query<{ name: string }>(
    "select name from unnest($1::text[]) name where to_regclass(name) is not null",
    [backedUp.map(({ table }) => table)],
  );
  const present = new Set(rows.map(({ name }) => name));
  return backedUp.filter(({ table }) => present.has(table));
};

export const countRows = async (client: pg.ClientBase): Promise<number> => {
  let sum = sequences.length;
  for (const { table } of await tablesIn(client)) {
    const { rows } = await client.query<{ count: number }>(`select count(*) from ${table}`);
    sum += rows[0]?.count ?? 0;
  }
  return sum;
};
