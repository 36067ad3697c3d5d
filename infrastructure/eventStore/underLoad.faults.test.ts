import { test as base, describe, expect } from "vitest";
import { startFakeEventStoreDb } from "./eventStoreDb/testing/fake/server.ts";
import type { Place } from "./testing/underLoad/load.ts";
import { startPostgresThatCrashes } from "./testing/underLoad/postgresThatCrashes.ts";
import { runUnderLoad } from "./testing/underLoad/runUnderLoad.ts";

/**
 * Small enough for every run of the tests; `bench/correctnessUnderLoad.ts` writes a million events.
 */
const load = { writers: 32, processes: 2, readers: 3, extent: { events: 1000 }, kills: 2 };

interface Server {
  readonly place: Place;
  readonly disturbances: ReadonlyArray<() => Promise<unknown>>;
}

const test = base.extend<{ readonly postgres: Server; readonly eventStoreDb: Server }>({
  // oxlint-disable-next-line no-empty-pattern -- vitest reads from it that nothing else is needed.
  postgres: async ({}, use) => {
    const { url, cutConnections, crash, stop } = await startPostgresThatCrashes("npm test");
    await use({ place: { kind: "postgres", url }, disturbances: [cutConnections, crash] });
    await stop();
  },
  // oxlint-disable-next-line no-empty-pattern -- as above.
  eventStoreDb: async ({}, use) => {
    const { connectionString: url, restart, stop } = await startFakeEventStoreDb();
    await use({ place: { kind: "eventstoredb", url }, disturbances: [restart] });
    await stop();
  },
});

describe("the events of 32 writers that are aborted and killed are read once and in order", () => {
  test("a store in PostgreSQL keeps this while all connections are cut and PostgreSQL is killed", async ({
    postgres,
  }) => {
    const { faults } = await runUnderLoad({ ...load, ...postgres });
    expect(faults).toEqual([]);
  });

  test("a store in EventStoreDB keeps this while its server is restarted", async ({
    eventStoreDb,
  }) => {
    const { faults } = await runUnderLoad({ ...load, ...eventStoreDb });
    expect(faults).toEqual([]);
  });
});
