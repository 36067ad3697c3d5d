import { Effect } from "effect";
import { sql } from "kysely";
import { attempt, ReadDb } from "../../projections/engine/readDb.ts";
import { inTime } from "./inTime.ts";

/**
 * Fails when the database cannot store new rows, because its disk is full or because it is a
 * standby. It writes only when the health is requested, and at most once in five seconds.
 */
export const makeWriteProbe = Effect.cachedWithTTL(
  inTime(ReadDb.use((db) => attempt(() => writeTo(db)))),
  "5 seconds",
);

const writeTo = (db: ReadDb["Service"]) =>
  db.transaction().execute(async (trx) => {
    await sql`insert into reference.write_probe (at) values (now())
      on conflict (is_only_row) do update set at = excluded.at`.execute(trx);
    // A full disk may still have room for an update of one row. So a query also makes PostgreSQL
    // write a temporary file.
    await sql`set local work_mem to '64kB'`.execute(trx);
    await sql`select count(*) from generate_series(1, 20000)`.execute(trx);
  });
