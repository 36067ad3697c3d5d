import pg from "pg";
import { eventStorePostgres } from "../../infrastructure/eventStore/postgres/eventStorePostgres.ts";
import { connect } from "../../infrastructure/postgres/database.ts";
import { migrate } from "../../infrastructure/postgres/migrate.ts";
import { postgres } from "../floors/postgres.ts";
import { once, type Setting } from "../setting.ts";
import { openStore } from "./openStore.ts";
import type { Standing } from "./standing.ts";

/** The adapter for PostgreSQL on a new database. */
export const newPostgresStore = async (setting: Setting, name: string) => {
  const url = await (await postgres(setting)).create(name);
  await migrate(url);
  const database = connect(url);
  setting.onClose(database.close);
  const facts = new pg.Pool({ connectionString: url, max: 1 });
  // The last connection may still be closing when the server stops.
  facts.on("error", () => {});
  setting.onClose(() => facts.end());
  const found = async (streams: ReadonlyArray<string>) => {
    const { rows } = await facts.query<Standing>(
      `select position::int as position, metadata ->> 'eventId' as "eventId"
       from event_store.events where stream = any($1) order by position`,
      [streams],
    );
    return rows;
  };
  return openStore(setting, { layer: eventStorePostgres(database), found });
};

/** The store that all rows share which only append. */
export const postgresStore = once((setting) => newPostgresStore(setting, "events"));
