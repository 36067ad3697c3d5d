import { startFakeEventStoreDb } from "../../../../infrastructure/eventStore/eventStoreDb/testing/fake/server.ts";
import type { Backend } from "../../../../infrastructure/queue/backend.ts";
import { queueOnPostgres } from "../../../../infrastructure/queue/onPostgres.ts";
import { queueOnRedis } from "../../../../infrastructure/queue/onRedis.ts";
import { until } from "../../../../infrastructure/testing/until.ts";
import { openLeaving } from "./databaseThatLeaves.ts";
import { embeddedPostmaster, embeddedUrl, type Stores } from "./eventLog.ts";
import { killOrder, type Order } from "./killOrder.ts";
import type { Env } from "./processes.ts";
import { hasRedis, openRedis } from "./redis.ts";
import type { Crew } from "./stack.ts";

/** What the processes of a stack store their data in, and how that fails. */
interface Setting {
  readonly env: Env;
  readonly stores: () => Stores;
  readonly queue: () => Backend;
  readonly order: Order;
  readonly killDatabase: (crew: Crew) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The database that comes with the product has everything. */
const onEmbedded = async (folder: string): Promise<Setting> => ({
  env: {},
  stores: () => ({ databaseUrl: embeddedUrl(folder) }),
  queue: () => queueOnPostgres(embeddedUrl(folder)),
  order: killOrder(),
  killDatabase: async () => {
    const postmaster = embeddedPostmaster(folder);
    process.kill(postmaster, "SIGKILL");
    await until("another database has taken its place", () => {
      const next = embeddedPostmaster(folder);
      return next !== 0 && next !== postmaster;
    });
  },
  close: async () => {},
});

/** EventStoreDB has the events, Redis the jobs, and a PostgreSQL of its own the rest. */
const onThree = async (): Promise<Setting> => {
  const database = await openLeaving();
  const eventStore = await startFakeEventStoreDb();
  const redis = hasRedis ? await openRedis() : null;
  return {
    env: {
      DATABASE_URL: database.url,
      ESDB_URL: eventStore.connectionString,
      REDIS_URL: redis?.url ?? "",
    },
    stores: () => ({
      databaseUrl: database.directUrl(),
      eventStoreUrl: eventStore.connectionString,
    }),
    queue: () => (redis ? queueOnRedis(redis.url) : queueOnPostgres(database.directUrl())),
    order: ["projector", "database"],
    /** Every process and every store goes, and the database comes back last. */
    killDatabase: async (crew) => {
      eventStore.kill();
      await Promise.all([redis?.kill(), database.stop()]);
      const { haveFailed, areBack } = crew.killAll();
      await Promise.all([redis?.restart(), eventStore.restart()]);
      await haveFailed();
      await database.start();
      await areBack();
    },
    close: async () => {
      await Promise.all([redis?.kill(), eventStore.stop(), database.close()]);
    },
  };
};

export const settings: ReadonlyArray<{
  readonly name: string;
  readonly open: (folder: string) => Promise<Setting>;
}> = [
  { name: "the embedded database", open: onEmbedded },
  { name: `EventStoreDB, PostgreSQL${hasRedis ? " and Redis" : ""}`, open: onThree },
];

if (!hasRedis) process.stdout.write("Left out: a stack with Redis, because there is none here\n");
