import { randomUUID } from "node:crypto";
import { Effect, Layer, Queue, Schema } from "effect";
import { expect } from "vitest";
import { JobsMemory } from "../../application/ports/Jobs.memory.ts";
import { type JobKind, Jobs, processor } from "../../application/ports/Jobs.ts";
import { test } from "../../infrastructure/postgres/testing/database.ts";
import { jobs } from "../../infrastructure/queue/jobs.ts";
import { jobWorker } from "../../infrastructure/queue/jobWorker.ts";
import { queueOnPostgres } from "../../infrastructure/queue/onPostgres.ts";
import { backgroundJobs } from "./backgroundJobs.ts";

const drawTeeSheet: JobKind<string> = { name: "draw", payload: Schema.String };

test("a queue that has lost the tournament clock gets it again", () =>
  Effect.gen(function* () {
    const looked = yield* Queue.unbounded<void>();
    // The queue in memory keeps no schedule.
    const working = backgroundJobs({
      followSchedules: Effect.asVoid(Queue.offer(looked, undefined)),
      restartClockEvery: "10 millis",
    });
    yield* Layer.build(working);
    for (let looks = 0; looks < 3; looks++) yield* Queue.take(looked);
  }).pipe(Effect.scoped, Effect.provide(JobsMemory), Effect.runPromise));

test("the tournament clock runs at once, and other jobs run beside it", ({ database }) => {
  const backend = queueOnPostgres(database.url, randomUUID());
  return Effect.gen(function* () {
    const looked = yield* Queue.unbounded<void>();
    const drawn = yield* Queue.unbounded<string>();
    const working = backgroundJobs({
      followSchedules: Effect.asVoid(Queue.offer(looked, undefined)),
      processors: [processor(drawTeeSheet, (round) => Effect.asVoid(Queue.offer(drawn, round)))],
    });
    const queue = yield* Layer.build(Layer.merge(jobs(backend), jobWorker(backend)));
    yield* Layer.build(working).pipe(Effect.provide(queue));

    yield* Queue.take(looked);
    yield* Jobs.use(({ enqueue }) => enqueue(drawTeeSheet, "round 2")).pipe(Effect.provide(queue));
    expect(yield* Queue.take(drawn)).toBe("round 2");
  }).pipe(Effect.scoped, Effect.runPromise);
}, 20_000);
