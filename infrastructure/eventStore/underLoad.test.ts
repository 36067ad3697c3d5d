import pg from "pg";
import { describe, expect } from "vitest";
import { test as withDatabase } from "../postgres/testing/database.ts";
import { startFakeEventStoreDb } from "./eventStoreDb/testing/fake/server.ts";
import type { Place } from "./testing/underLoad/load.ts";
import { runUnderLoad } from "./testing/underLoad/runUnderLoad.ts";

/** Small enough for every run of the tests; `bench/correctnessUnderLoad.ts` takes a million. */
const load = { writers: 32, processes: 2, readers: 3, events: 2000, kills: 3 };

const nothingWrong = {
  faults: [],
  // Otherwise it would show nothing.
  restarts: expect.toSatisfy((count: number) => count >= 2),
  acknowledged: expect.toSatisfy((count: number) => count > 0.9 * load.events),
};

const endAllConnections = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where pid <> pg_backend_pid() and datname = current_database()`;

const test = withDatabase.extend<{
  readonly servers: Readonly<
    Record<Place["kind"], { readonly url: string; readonly disturb: () => Promise<unknown> }>
  >;
}>({
  servers: async ({ database }, use) => {
    const cutAll = async () => {
      const client = new pg.Client(database.url);
      await client.connect();
      await client.query(endAllConnections);
      await client.end();
    };
    const fake = await startFakeEventStoreDb();
    await use({
      postgres: { url: database.url, disturb: cutAll },
      eventstoredb: { url: fake.connectionString, disturb: fake.restart },
    });
    await fake.stop();
  },
});

describe("32 writers, aborted and killed, are each read once and in order", () => {
  test.for([
    { what: "from PostgreSQL, which cuts every connection meanwhile", kind: "postgres" },
    { what: "from EventStoreDB, which is started again meanwhile", kind: "eventstoredb" },
  ] as const)("$what", async ({ kind }, { servers }) => {
    const { url, disturb } = servers[kind];
    const done = await runUnderLoad({ ...load, place: { kind, url }, disturb });
    expect(done).toMatchObject(nothingWrong);
  });
}, 180_000);
