import { randomUUID } from "node:crypto";
import { describe, expect } from "vitest";
import { polling } from "../../../infrastructure/testing/until.ts";
import { call, succeed } from "./testing/call.ts";
import type { Club } from "./testing/club.ts";
import { readLog } from "./testing/eventLog.ts";
import { ANSWER_BOUND, expectBackToNormal, expectHealth } from "./testing/outage.ts";
import { moreThan, openPlay, type Pair } from "./testing/play.ts";
import { withProcesses } from "./testing/processes.ts";
import { hasRedis, openRedis } from "./testing/redis.ts";

interface Jobs {
  readonly redis: Awaited<ReturnType<typeof openRedis>>;
  readonly pair: Pair;
}

/** Two processes of the product, whose jobs are in a Redis of their own. */
const test = withProcesses.extend<{ readonly jobs: Jobs }>({
  jobs: [
    async ({ processes, database }, use) => {
      const redis = await openRedis();
      const [whole, second] = await processes.startTwo({
        DATABASE_URL: database.url,
        REDIS_URL: redis.url,
      });
      await use({ redis, pair: { whole, second } });
      await processes.endAll();
      await redis.kill();
    },
    { scope: "file" },
  ],
});

const groupsOf = ({ second }: Pair, { admin }: Club, id: string) =>
  succeed(second.origin, admin, "GET", `/api/events/${id}/groups`);

const draw = ({ second }: Pair, { admin }: Club, id: string, key: string = randomUUID()) =>
  call(second.origin, admin, "POST", `/api/events/${id}/auto-schedule`, {
    body: { type: "random", startTime: "08:00", interval: 10 },
    key,
  });

const noDraws = { status: 503, body: { error: "Scheduling is not available right now" } };
const withoutJobs = {
  status: 200,
  report: { status: "ok", eventStore: "ok", database: "ok", queue: "unavailable" },
};

if (!hasRedis) process.stdout.write("Left out: Redis that fails, because there is none here\n");

describe.skipIf(!hasRedis)(
  "jobs in Redis",
  () => {
    test("play goes on after Redis is killed, and draws go on when it comes back empty", async ({
      jobs: { redis, pair },
      database,
    }) => {
      const play = await openPlay(pair);
      const { club, eventId, devices } = play;
      const another = await club.newEvent();
      const summary = () =>
        call(pair.second.origin, club.admin, "GET", `/api/events/${another}/summary`);
      expect(await summary()).toMatchObject({ status: 200 });

      await redis.kill();
      await moreThan(devices, 40);
      for (const _ of [1, 2]) await club.register(another, await club.newPlayer());
      // The earlier text is shown, though nobody can write a new one.
      expect(await summary()).toMatchObject({ status: 200, body: { isOutOfDate: true } });
      await expectHealth(pair, [club.admin], withoutJobs);
      expect(await draw(pair, club, eventId)).toMatchObject(noDraws);

      await redis.restart();
      await expect.poll(async () => (await draw(pair, club, another)).status).toBe(200);
      expect(await groupsOf(pair, club, another)).toHaveLength(1);
      // What was refused is not done later.
      expect(await groupsOf(pair, club, eventId)).toEqual([]);
      await expectBackToNormal(pair, { databaseUrl: database.url }, play);
    });

    test("play goes on while Redis is silent, and a draw that is asked for again is made once", async ({
      jobs: { redis, pair },
      database,
    }) => {
      const play = await openPlay(pair);
      const { club, eventId, devices } = play;
      redis.fallSilent();
      await moreThan(devices, 40);
      const key = randomUUID();
      const start = performance.now();
      expect(await draw(pair, club, eventId, key)).toMatchObject(noDraws);
      expect(performance.now() - start).toBeLessThan(ANSWER_BOUND);
      await expectHealth(pair, [club.admin], withoutJobs);
      await moreThan(devices, 40);

      redis.speakAgain();
      // Redis may still find the first request on its connection: it is the same draw.
      await expect
        .poll(async () => (await draw(pair, club, eventId, key)).status, polling)
        .toBe(200);
      const groups = await groupsOf(pair, club, eventId);
      await expectBackToNormal(pair, { databaseUrl: database.url }, play);
      const drawn = (await readLog({ databaseUrl: database.url })).filter(
        ({ type, data }) => type === "TeeSheetDrawn" && data.tournamentId === eventId,
      );
      expect(drawn).toHaveLength(1);
      expect(await groupsOf(pair, club, eventId)).toEqual(groups);
    });
  },
  180_000,
);
