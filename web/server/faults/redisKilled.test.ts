import { describe, expect } from "vitest";
import { call, succeed } from "./testing/call.ts";
import { expectBackToNormal, expectHealth } from "./testing/outage.ts";
import { moreThan, openPlay } from "./testing/play.ts";
import { withProcesses } from "./testing/processes.ts";
import { hasRedis, openRedis } from "./testing/redis.ts";

interface Jobs {
  readonly redis: Awaited<ReturnType<typeof openRedis>>;
}

const test = withProcesses.extend<Jobs>({
  // oxlint-disable-next-line no-empty-pattern -- vitest reads from it that nothing else is needed.
  redis: async ({}, use) => {
    const redis = await openRedis();
    await use(redis);
    await redis.kill();
  },
});

if (!hasRedis) process.stdout.write("Left out: Redis that is killed, because there is none here\n");

describe.skipIf(!hasRedis)(
  "jobs in Redis",
  () => {
    test("play goes on after Redis is killed, and draws go on when it comes back empty", async ({
      redis,
      database,
      processes,
    }) => {
      const [whole, second] = await processes.startTwo({
        DATABASE_URL: database.url,
        REDIS_URL: redis.url,
      });
      const pair = { whole, second };
      const play = await openPlay(pair);
      const { club, eventId, devices } = play;
      const draw = (origin: string, id: string) =>
        call(origin, club.admin, "POST", `/api/events/${id}/auto-schedule`, {
          body: { type: "random", startTime: "08:00", interval: 10 },
        });
      const groupsOf = (id: string) =>
        succeed(second.origin, club.admin, "GET", `/api/events/${id}/groups`);

      const another = await club.newEvent();
      const summary = () =>
        call(second.origin, club.admin, "GET", `/api/events/${another}/summary`);
      expect(await summary()).toMatchObject({ status: 200 });

      await redis.kill();
      await moreThan(devices, 40);
      for (const _ of [1, 2]) await club.register(another, await club.newPlayer());
      // The earlier text is shown, though nobody can write a new one.
      expect(await summary()).toMatchObject({ status: 200, body: { isOutOfDate: true } });
      await expectHealth(pair, [club.admin], {
        status: 200,
        report: { status: "ok", eventStore: "ok", database: "ok", queue: "unavailable" },
      });
      expect(await draw(second.origin, eventId)).toMatchObject({
        status: 503,
        body: { error: "Scheduling is not available right now" },
      });

      await redis.restart();
      await expect.poll(async () => (await draw(second.origin, another)).status).toBe(200);
      expect(await groupsOf(another)).toHaveLength(1);
      // What was refused is not done later.
      expect(await groupsOf(eventId)).toEqual([]);
      await expectBackToNormal(pair, { databaseUrl: database.url }, play);
    });
  },
  180_000,
);
