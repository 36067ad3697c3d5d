import { Effect, type Scope } from "effect";
import { test as base } from "vitest";
import type { EventLog } from "../../../../../application/ports/EventLog.ts";
import type { EventStore } from "../../../../../application/ports/EventStore.ts";
import { eventStoreDb } from "../../eventStoreDb.ts";
import { type FakeEventStoreDb, startFakeEventStoreDb } from "./server.ts";

/** Each test file has its own server, so that the process has only one client. */
export const test = base.extend<{ readonly server: FakeEventStoreDb }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads from it that nothing else is needed.
    async ({}, use) => {
      const server = await startFakeEventStoreDb();
      await use(server);
      await server.stop();
    },
    { scope: "file" },
  ],
});

/** Runs a program on its own adapter. */
export const runOn = <A, E>(
  url: string,
  program: Effect.Effect<A, E, EventStore | EventLog | Scope.Scope>,
) => Effect.runPromise(program.pipe(Effect.scoped, Effect.provide(eventStoreDb(url))));
