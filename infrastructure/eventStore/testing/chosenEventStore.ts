import { Effect, Layer } from "effect";
import type { Database } from "../../postgres/database.ts";
import { eventStoreDb } from "../eventStoreDb/eventStoreDb.ts";
import { startFakeEventStoreDb } from "../eventStoreDb/testing/fake/server.ts";
import { eventStorePostgres } from "../postgres/eventStorePostgres.ts";

/**
 * The event store of tests that need any: PostgreSQL, or EventStoreDB on a fake server of its own
 * where `TEST_EVENT_STORE=eventstoredb` says so.
 */
export const chosenEventStore = (database: Database) =>
  process.env.TEST_EVENT_STORE === "eventstoredb" ? onFakeServer : eventStorePostgres(database);

const onFakeServer = Layer.unwrap(
  Effect.map(
    Effect.acquireRelease(
      Effect.promise(() => startFakeEventStoreDb()),
      (server) => Effect.promise(server.stop),
    ),
    ({ connectionString }) => eventStoreDb(connectionString),
  ),
);
