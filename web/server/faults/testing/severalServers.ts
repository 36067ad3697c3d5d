import { type Club, openClub } from "./club.ts";
import { type Running, withProcesses } from "./processes.ts";

interface Fixtures {
  /** Two processes on one database: the whole product, and a server beside it. */
  readonly servers: {
    readonly club: Club;
    readonly whole: Running;
    readonly second: Running;
    readonly origins: readonly [string, string];
    readonly databaseUrl: string;
  };
}

export const test = withProcesses.extend<Fixtures>({
  servers: [
    async ({ processes, database }, use) => {
      const env = { DATABASE_URL: database.url };
      const [whole, second] = await processes.startTwo(env);
      await use({
        club: await openClub(whole.origin),
        whole,
        second,
        origins: [whole.origin, second.origin],
        databaseUrl: database.url,
      });
      // Before their database goes, those too that a test has started.
      await processes.endAll();
    },
    { scope: "file" },
  ],
});
