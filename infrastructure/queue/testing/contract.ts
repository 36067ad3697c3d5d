import { Deferred, Effect, Exit, Fiber, type Layer, Queue, Schema, Scope } from "effect";
import { expect } from "vitest";
import { JobAdmin } from "../../../application/ports/JobAdmin.ts";
import { type JobKind, Jobs, JobWorker, processor } from "../../../application/ports/Jobs.ts";

const greet: JobKind<{ readonly at: Date }> = {
  name: "greet",
  payload: Schema.Struct({ at: Schema.DateFromString }),
};
const noon = { at: new Date("2026-06-06T12:00:00Z") };

/** Workers of `greet` append their data here. */
const worker = Effect.fnUntraced(function* (
  work: (at: Date, times: number) => Effect.Effect<void, Error> = () => Effect.void,
) {
  const done = yield* Queue.unbounded<Date>();
  let times = 0;
  const { work: start } = yield* JobWorker;
  yield* start([
    processor(greet, ({ at }) =>
      Effect.suspend(() => {
        times += 1;
        return work(at, times);
      }).pipe(Effect.andThen(Queue.offer(done, at)), Effect.asVoid),
    ),
  ]);
  return done;
});

const jobPromises = {
  "a worker receives the data that was enqueued": Effect.gen(function* () {
    yield* (yield* Jobs).enqueue(greet, noon);
    const done = yield* worker();
    expect(yield* Queue.take(done)).toEqual(noon.at);
  }),

  "a job with the same id runs once": Effect.gen(function* () {
    const { enqueue } = yield* Jobs;
    const done = yield* worker();
    yield* enqueue(greet, noon, { id: "lunch" });
    yield* Queue.take(done);
    yield* enqueue(greet, noon, { id: "lunch" });
    yield* enqueue(greet, { at: new Date(0) }, { id: "midnight" });
    expect(yield* Queue.take(done)).toEqual(new Date(0));
  }),

  "a job that failed is tried again": Effect.gen(function* () {
    yield* (yield* Jobs).enqueue(greet, noon);
    const done = yield* worker((_, times) =>
      times === 1 ? Effect.fail(new Error("out of ink")) : Effect.void,
    );
    expect(yield* Queue.take(done)).toEqual(noon.at);
  }),

  "a job without attempts left has failed": Effect.gen(function* () {
    const { enqueue, hasFailed } = yield* Jobs;
    yield* worker(() => Effect.fail(new Error("out of ink")));
    yield* enqueue(greet, noon, { id: "lunch", attempts: 1 });
    yield* enqueue(greet, noon, { id: "supper" });
    yield* Effect.repeat(hasFailed(greet, "lunch"), { until: (failed) => failed });
    expect(yield* hasFailed(greet, "supper")).toBe(false);
    expect(yield* hasFailed(greet, "breakfast")).toBe(false);
  }),

  "a delayed job begins later": Effect.gen(function* () {
    const { enqueue } = yield* Jobs;
    const done = yield* worker();
    yield* enqueue(greet, noon, { delay: "300 millis" });
    yield* enqueue(greet, { at: new Date(0) });
    expect(yield* Queue.take(done)).toEqual(new Date(0));
    expect(yield* Queue.take(done)).toEqual(noon.at);
  }),

  "a schedule runs at once and again and again, and a new interval replaces the old one":
    Effect.gen(function* () {
      const { schedule } = yield* Jobs;
      yield* schedule(greet, noon, "1 hour");
      const done = yield* worker();
      expect(yield* Queue.take(done)).toEqual(noon.at);
      yield* schedule(greet, noon, "200 millis");
      for (let tick = 0; tick < 4; tick++) expect(yield* Queue.take(done)).toEqual(noon.at);
    }),

  "the counts and the list contain waiting and delayed jobs": Effect.gen(function* () {
    const { counts, list } = yield* JobAdmin;
    yield* (yield* Jobs).enqueue(greet, noon, { id: "lunch" });
    yield* (yield* Jobs).enqueue(greet, noon, { id: "supper", delay: "1 hour" });
    expect(yield* counts).toEqual({ waiting: 1, delayed: 1, running: 0, failed: 0 });
    const common = { name: "greet", attempts: 0, error: null, enqueuedAt: expect.any(Date) };
    expect(yield* list).toEqual([
      { ...common, id: "greet-lunch", state: "waiting" },
      { ...common, id: "greet-supper", state: "delayed" },
    ]);
  }),

  "a failed job is listed with its error and can be retried": Effect.gen(function* () {
    const { counts, list, retry } = yield* JobAdmin;
    // A scheduled job is tried once.
    yield* (yield* Jobs).schedule(greet, noon, "1 hour");
    let isBroken = true;
    const done = yield* worker(() =>
      isBroken ? Effect.fail(new Error("out of ink")) : Effect.void,
    );
    const failed = yield* Effect.repeat(
      Effect.map(list, (jobs) => jobs.filter(({ state }) => state === "failed")),
      { until: (jobs) => jobs.length === 2 },
    );
    expect(failed).toMatchObject(Array(2).fill({ name: "greet", error: "out of ink" }));
    isBroken = false;
    for (const { id } of failed) yield* retry(id);
    yield* Queue.take(done);
    yield* Queue.take(done);
    yield* Effect.repeat(counts, { until: (now) => now.failed === 0 });
    expect(yield* Effect.flip(retry(failed[0]?.id ?? ""))).toMatchObject({ _tag: "NoFailedJob" });
    expect(yield* Effect.flip(retry("nobody"))).toMatchObject({ _tag: "NoFailedJob" });
  }),

  "a worker that closes first finishes its running job": Effect.gen(function* () {
    const begun = yield* Deferred.make<void>();
    const finish = yield* Deferred.make<void>();
    const scope = yield* Scope.make();
    const done = yield* worker(() =>
      Effect.andThen(Deferred.succeed(begun, undefined), Deferred.await(finish)),
    ).pipe(Scope.provide(scope));
    yield* (yield* Jobs).enqueue(greet, noon);
    yield* Deferred.await(begun);
    const closing = yield* Effect.forkChild(Scope.close(scope, Exit.void));
    yield* Deferred.succeed(finish, undefined);
    yield* Fiber.join(closing);
    expect(yield* Queue.size(done)).toBe(1);
  }),
} satisfies Record<string, Effect.Effect<void, unknown, Jobs | JobAdmin | JobWorker | Scope.Scope>>;

type JobsTest = (
  name: string,
  body: (fixtures: {
    readonly queue: Layer.Layer<Jobs | JobAdmin | JobWorker, unknown>;
  }) => Promise<void>,
) => void;

/** The suite that every backend of the queue has to pass. */
export const jobsContract = (test: JobsTest) => {
  for (const [name, program] of Object.entries(jobPromises)) {
    test(name, ({ queue }) =>
      Effect.runPromise(program.pipe(Effect.scoped, Effect.provide(queue))),
    );
  }
};
