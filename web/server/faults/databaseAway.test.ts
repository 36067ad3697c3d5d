import { describe, expect } from "vitest";
import { call } from "./testing/call.ts";
import { test as base } from "./testing/databaseThatLeaves.ts";
import { askDatabase } from "./testing/eventLog.ts";
import { ANSWER_BOUND, expectBackToNormal, expectHealth, originsOf } from "./testing/outage.ts";
import { everyoneIsRefused, moreThan, openPlay, type Pair, type Play } from "./testing/play.ts";

const test = base.extend<{ readonly pair: Pair }>({
  pair: [
    async ({ processes, leaving }, use) => {
      const [whole, second] = await processes.startTwo({ DATABASE_URL: leaving.url });
      await use({ whole, second });
      await processes.endAll();
    },
    { scope: "file" },
  ],
});

const REPORT = { eventStore: "unavailable", database: "unavailable", queue: "unavailable" };

/** The health report says that the stores are unavailable, and all other calls are refused. */
const expectNothingServed = async (pair: Pair, { club, eventId, field }: Play) => {
  const refused = originsOf(pair).flatMap((origin) =>
    ["/api/events", `/api/events/${eventId}/leaderboard`, "/api/user"].map(async (path) => {
      const start = performance.now();
      const { status, body } = await call(origin, field[0] ?? null, "GET", path);
      expect([status, body.message]).toEqual([503, "Service temporarily unavailable"]);
      expect(performance.now() - start).toBeLessThan(ANSWER_BOUND);
    }),
  );
  const report = { status: "unavailable", ...REPORT };
  const reported = expectHealth(pair, [null, club.admin, ...field], { status: 503, report });
  await Promise.all([reported, ...refused]);
};

describe("play during faults of the database", () => {
  test("the product recovers after the database has stopped and started", async ({
    pair,
    leaving,
  }) => {
    const play = await openPlay(pair);
    await moreThan(play.devices, 40);
    await leaving.stop();
    await Promise.all([everyoneIsRefused(play.devices), expectNothingServed(pair, play)]);
    await leaving.start();
    await expectBackToNormal(pair, { databaseUrl: leaving.directUrl() }, play);
  });

  test("the product recovers after the database has ended all connections three times", async ({
    pair,
    leaving,
  }) => {
    const play = await openPlay(pair);
    for (let round = 0; round < 3; round++) {
      await moreThan(play.devices, 20);
      await askDatabase(leaving.directUrl(), endAllOthers);
    }
    await expectBackToNormal(pair, { databaseUrl: leaving.directUrl() }, play);
  });

  test("the product recovers after the database has fallen silent", async ({ pair, leaving }) => {
    const play = await openPlay(pair);
    await moreThan(play.devices, 40);
    leaving.fallSilent();
    await Promise.all([everyoneIsRefused(play.devices), expectNothingServed(pair, play)]);
    leaving.speakAgain();
    await expectBackToNormal(pair, { databaseUrl: leaving.directUrl() }, play);
  });

  test("afterwards the read models equal a fresh fold, and the servers can stop", async ({
    pair,
    processes,
    leaving,
  }) => {
    const env = { DATABASE_URL: leaving.directUrl() };
    expect(processes.golf(env, "verify", "--all")).toMatchObject({ status: 0 });
    expect(await pair.whole.end("SIGTERM")).toBe(0);
    expect(await pair.second.end("SIGTERM")).toBe(0);
  });
});

const endAllOthers = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where pid <> pg_backend_pid() and datname = current_database() and usename = current_user`;
