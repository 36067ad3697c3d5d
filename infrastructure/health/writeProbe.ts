import { Effect } from "effect";
import { sql } from "kysely";
import { attempt, ReadDb } from "../../projections/engine/readDb.ts";
import { inTime } from "./inTime.ts";

/**
 * Fails when the database can store nothing new: its disk is full, or it is a standby. It writes only
 * when health is asked, and at most once in five seconds.
 */
export const makeWriteProbe = Effect.cachedWithTTL(
  inTime(ReadDb.use((db) => attempt(() => writeTo(db)))),
  "5 seconds",
);

const writeTo = (db: ReadDb["Service"]) =>
  db.transaction().execute(async (trx) => {
    await sql`insert into reference.write_probe (at) values (now())
      on conflict (is_only_row) do update set at = excluded.at`.execute(trx);
    // An update of one row still finds room on a full disk. So a query spills into a new file as well.
    await sql`set local work_mem to '64kB'`.execute(trx);
    await sql`select count(*) from generate_series(1, 20000)`.execute(trx);
  });
