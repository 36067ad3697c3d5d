import type pg from "pg";
import type { BackupRow } from "../../../application/ports/Backup.ts";
import { backedUp, sequences } from "./backedUp.ts";

const PART = 500;

/** Not a table: the number from which a sequence continues. */
export const SEQUENCE = "sequence";

/** All rows of a backup, read in the transaction of this connection. */
export async function* rowsOf(client: pg.ClientBase): AsyncGenerator<BackupRow> {
  // With other settings, the same time would be written differently.
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

/** A database of an earlier version may lack some of these tables. */
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
