import { Deferred, Effect, Exit, Fiber, type Layer, Queue, Schema, Scope } from "effect";
import { expect } from "vitest";
import { type JobKind, Jobs, JobWorker, processor } from "../../../application/ports/Jobs.ts";

const greet: JobKind<{ readonly at: Date }> = {
  name: "greet",
  payload: Schema.Struct({ at: Schema.DateFromString }),
};
const noon = { at: new Date("2026-06-06T12:00:00Z") };

/** Whoever works on `greet` leaves what it was given here. */
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

export const jobPromises = {
  "what is left in the queue arrives as it was": Effect.gen(function* () {
    yield* (yield* Jobs).enqueue(greet, noon);
    const done = yield* worker();
    expect(yield* Queue.take(done)).toEqual(noon.at);
  }),

  "the same id is the same job": Effect.gen(function* () {
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

  "a job may begin later": Effect.gen(function* () {
    const { enqueue } = yield* Jobs;
    const done = yield* worker();
    yield* enqueue(greet, noon, { delay: "300 millis" });
    yield* enqueue(greet, { at: new Date(0) });
    expect(yield* Queue.take(done)).toEqual(new Date(0));
    expect(yield* Queue.take(done)).toEqual(noon.at);
  }),

  "a schedule begins at once and goes on, and stating it again adds none": Effect.gen(function* () {
    const { schedule } = yield* Jobs;
    yield* schedule(greet, noon, "1 hour");
    const done = yield* worker();
    expect(yield* Queue.take(done)).toEqual(noon.at);
    yield* schedule(greet, noon, "200 millis");
    for (let tick = 0; tick < 4; tick++) expect(yield* Queue.take(done)).toEqual(noon.at);
  }),

  "a worker that closes ends the job it has begun": Effect.gen(function* () {
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
} satisfies Record<string, Effect.Effect<void, unknown, Jobs | JobWorker | Scope.Scope>>;

type JobsTest = (
  name: string,
  body: (fixtures: { readonly queue: Layer.Layer<Jobs | JobWorker, unknown> }) => Promise<void>,
) => void;

/** One suite for the queue, wherever it is kept. */
export const jobsContract = (test: JobsTest) => {
  for (const [name, program] of Object.entries(jobPromises)) {
    test(name, ({ queue }) =>
      Effect.runPromise(program.pipe(Effect.scoped, Effect.provide(queue))),
    );
  }
};
