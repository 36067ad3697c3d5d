import { test as base } from "vitest";
import { type FakeEventStoreDb, startFakeEventStoreDb } from "./server.ts";

/** A server of its own for each test file, so that one client is all that the process has. */
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
