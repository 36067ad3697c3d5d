import {
  isOnEventStoreDb,
  openEventStoreDb,
} from "../../../../infrastructure/eventStore/testing/chosenEventStore.ts";
import { untilLogIsRead } from "../../testing/logRead.ts";
import { type Club, openClub } from "./club.ts";
import type { Stores } from "./eventLog.ts";
import { type Env, type Running, withProcesses } from "./processes.ts";

interface Fixtures {
  /**
   * Two processes on one database and event store: the whole product, and a second server beside
   * it.
   */
  readonly servers: Stores & {
    readonly club: Club;
    readonly whole: Running;
    readonly second: Running;
    readonly origins: readonly [string, string];
    /** The settings with which another process joins them. */
    readonly env: Env;
  };
}

export const test = withProcesses.extend<Fixtures>({
  servers: [
    async ({ processes, database }, use) => {
      const eventStore = isOnEventStoreDb ? await openEventStoreDb() : null;
      const env = { DATABASE_URL: database.url, ESDB_URL: eventStore?.url ?? "" };
      const [whole, second] = await processes.startTwo(env);
      await untilLogIsRead(whole.origin);
      await use({
        club: await openClub(whole.origin),
        whole,
        second,
        origins: [whole.origin, second.origin],
        env,
        databaseUrl: database.url,
        eventStoreUrl: eventStore?.url ?? null,
      });
      // All processes end before their database does, including those that a test has started.
      await processes.endAll();
      await eventStore?.stop();
    },
    { scope: "file" },
  ],
});
