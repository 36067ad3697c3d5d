import { Effect, Layer } from "effect";
import type { Database } from "../../postgres/database.ts";
import { eventStoreDb } from "../eventStoreDb/eventStoreDb.ts";
import { startFakeEventStoreDb } from "../eventStoreDb/testing/fake/server.ts";
import { eventStorePostgres } from "../postgres/eventStorePostgres.ts";

/**
 * Tests that work with any event store use PostgreSQL, unless `TEST_EVENT_STORE=eventstoredb` is
 * set.
 */
export const isOnEventStoreDb = process.env["TEST_EVENT_STORE"] === "eventstoredb";

/**
 * The real server of ESDB_URL, which other runs may have used before. Without it, a fake server for
 * this file.
 */
export const openEventStoreDb = async () => {
  const { ESDB_URL } = process.env;
  if (ESDB_URL) return { url: ESDB_URL, stop: async () => {} };
  const { connectionString, stop } = await startFakeEventStoreDb();
  return { url: connectionString, stop };
};

/** For tests that run the product in their own process. */
export const chosenEventStore = (database: Database) =>
  isOnEventStoreDb ? onEventStoreDb : eventStorePostgres(database);

const onEventStoreDb = Layer.unwrap(
  Effect.map(
    Effect.acquireRelease(Effect.promise(openEventStoreDb), ({ stop }) => Effect.promise(stop)),
    ({ url }) => eventStoreDb(url),
  ),
);
