import { describe, expect } from "vitest";
import {
  type FakeEventStoreDb,
  startFakeEventStoreDb,
} from "../../../infrastructure/eventStore/eventStoreDb/testing/fake/server.ts";
import { openProxy } from "./testing/databaseProxy.ts";
import { expectBackToNormal, expectHealth } from "./testing/outage.ts";
import { everyoneIsRefused, moreThan, openPlay, type Pair, type Play } from "./testing/play.ts";
import { withProcesses } from "./testing/processes.ts";

interface Leaving {
  readonly server: FakeEventStoreDb;
  readonly proxy: Awaited<ReturnType<typeof openProxy>>;
  readonly pair: Pair;
  readonly stores: { readonly databaseUrl: string; readonly eventStoreUrl: string };
}

/**
 * Two processes of the product, whose EventStoreDB is behind a connection that the test can break.
 */
const test = withProcesses.extend<{ readonly leaving: Leaving }>({
  leaving: [
    async ({ processes, database }, use) => {
      const server = await startFakeEventStoreDb();
      const proxy = await openProxy();
      proxy.lead(Number(server.address.split(":")[1]));
      const [whole, second] = await processes.startTwo({
        DATABASE_URL: database.url,
        ESDB_URL: `esdb://127.0.0.1:${proxy.port}?tls=false`,
      });
      const stores = { databaseUrl: database.url, eventStoreUrl: server.connectionString };
      await use({ server, proxy, pair: { whole, second }, stores });
      await processes.endAll();
      await proxy.close();
      await server.stop();
    },
    { scope: "file" },
  ],
});

/** No score is accepted, and the health report gives the reason. */
const expectUnavailable = async (pair: Pair, { club, devices }: Play) => {
  const report = { status: "unavailable", eventStore: "unavailable", database: "ok", queue: "ok" };
  await Promise.all([
    everyoneIsRefused(devices),
    expectHealth(pair, [null, club.admin], { status: 503, report }),
  ]);
};

describe("play during faults of EventStoreDB", () => {
  test("the product recovers after EventStoreDB has stopped and started", async ({
    leaving: { server, pair, stores },
  }) => {
    const play = await openPlay(pair);
    await moreThan(play.devices, 40);
    server.kill();
    await expectUnavailable(pair, play);
    await server.restart();
    await expectBackToNormal(pair, stores, play);
  });

  test("the product recovers after EventStoreDB has fallen silent", async ({
    leaving: { proxy, pair, stores },
  }) => {
    const play = await openPlay(pair);
    await moreThan(play.devices, 40);
    proxy.fallSilent();
    await expectUnavailable(pair, play);
    proxy.speakAgain();
    await expectBackToNormal(pair, stores, play);
  });

  test("afterwards the read models equal a fresh fold, and the servers can stop", async ({
    leaving: { pair, stores },
    processes,
  }) => {
    // This process runs the event store, so it must not wait for the command.
    const env = { DATABASE_URL: stores.databaseUrl, ESDB_URL: stores.eventStoreUrl };
    expect(await processes.golfBeside(env, "verify", "--all")).toMatchObject({ status: 0 });
    expect(await pair.whole.end("SIGTERM")).toBe(0);
    expect(await pair.second.end("SIGTERM")).toBe(0);
  });
});
