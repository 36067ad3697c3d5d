import { Effect, Layer } from "effect";
import { EventLog } from "../../../application/ports/EventLog.ts";
import { ReadModelProgress } from "../../../application/ports/ReadModelProgress.ts";
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

/**
 * The read models have read what is in the store. A real server holds the events of earlier runs,
 * and the database of a test is empty: the first write would not wait so long.
 */
export const caughtUp = Effect.gen(function* () {
  const { head } = yield* EventLog;
  const { waitFor } = yield* ReadModelProgress;
  const position = yield* Effect.orDie(head);
  yield* Effect.repeat(waitFor(position), { until: (progress) => progress === "reached" });
});

const onEventStoreDb = Layer.unwrap(
  Effect.map(
    Effect.acquireRelease(Effect.promise(openEventStoreDb), ({ stop }) => Effect.promise(stop)),
    ({ url }) => eventStoreDb(url),
  ),
);
