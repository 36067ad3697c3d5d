import { randomUUID } from "node:crypto";
import { Effect, Layer, Queue, Schedule, Schema } from "effect";
import { sql } from "kysely";
import { expect } from "vitest";
import { JobAdmin } from "../../application/ports/JobAdmin.ts";
import { type JobKind, Jobs, JobWorker, processor } from "../../application/ports/Jobs.ts";
import { test } from "../postgres/testing/database.ts";
import { jobs } from "./jobs.ts";
import { jobWorker } from "./jobWorker.ts";
import { queueOnPostgres } from "./onPostgres.ts";

const count: JobKind<number> = { name: "count", payload: Schema.Int };

test("after the database has restarted the worker continues", ({ database }) => {
  const backend = queueOnPostgres(database.url, randomUUID());
  const breakConnections = Effect.promise(() =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid != pg_backend_pid()`.execute(database.read),
  );
  return Effect.gen(function* () {
    const { enqueue, check } = yield* Jobs;
    const { counts } = yield* JobAdmin;
    const done = yield* Queue.unbounded<number>();
    yield* (yield* JobWorker).work([
      processor(count, (number) => Effect.asVoid(Queue.offer(done, number))),
    ]);
    yield* enqueue(count, 1);
    expect(yield* Queue.take(done)).toBe(1);

    // Otherwise the first job may run again, as its end could not be recorded.
    yield* Effect.repeat(counts, { until: ({ running }) => running === 0 });

    yield* breakConnections;
    yield* Effect.retry(check, Schedule.spaced("50 millis"));
    yield* enqueue(count, 2);
    expect(yield* Queue.take(done)).toBe(2);
  }).pipe(
    Effect.scoped,
    Effect.provide(Layer.merge(jobs(backend), jobWorker(backend))),
    Effect.runPromise,
  );
});

test("several processes can prepare the queue at the same time", async ({ database }) => {
  const { prepare } = queueOnPostgres(database.url);
  await expect(Promise.all([prepare(), prepare(), prepare()])).resolves.toBeDefined();
});
