import { Array, Effect, Fiber, Schedule, Stream } from "effect";
import { expect } from "vitest";
import { EventLog } from "../../../application/ports/EventLog.ts";
import { EventStore } from "../../../application/ports/EventStore.ts";
import { anEvent, aStream } from "../testing/promises.ts";
import { runOn, test } from "./testing/fake/fixture.ts";

const appended = (stream: string, expected: number | null = null, says = "one") =>
  EventStore.use((store) => store.append(stream, [anEvent(says)], expected));

const every50Milliseconds = Schedule.spaced("50 millis");

const revisionOf = (stream: string) =>
  EventStore.use((store) => Effect.map(store.read(stream), ({ revision }) => revision));

test.for(["fails", "loses its reply", "is never answered"] as const)(
  "an append that %s is sent again, and written once",
  async (fault, { server }) => {
    server.faults.nextAppends.push(fault);
    const stream = aStream();
    await runOn(
      server.connectionString,
      Effect.gen(function* () {
        expect(yield* appended(stream)).toMatchObject({ revision: 0 });
        expect(yield* revisionOf(stream)).toBe(0);
      }),
    );
  },
);

test("each append that is pending when the connection breaks is written once", async ({
  server,
}) => {
  const names = Array.makeBy(50, aStream);
  server.faults.nextAppends.push("loses its reply");
  await runOn(
    server.connectionString,
    Effect.gen(function* () {
      yield* Effect.forEach(names, (stream) => appended(stream), { concurrency: "unbounded" });
      const revisions = yield* Effect.forEach(names, revisionOf);
      expect(new Set(revisions)).toEqual(new Set([0]));
    }),
  );
});

test("a late answer finds its append, even when another connection has broken since", async ({
  server,
}) => {
  await runOn(
    server.connectionString,
    Effect.gen(function* () {
      const log = yield* EventLog;
      yield* log.head;
      yield* Effect.forkScoped(Stream.runDrain(log.appended));
      const until = (fact: () => boolean) =>
        Effect.repeat(Effect.void, { until: fact, schedule: every50Milliseconds });
      yield* until(() => server.subscriptions() === 1);
      const before = server.calls.subscriptions;
      server.faults.appendDelay = 1000;
      server.faults.nextAppends.push("loses its reply");
      const onTheOldOne = yield* Effect.forkChild(appended(aStream()), { startImmediately: true });
      yield* until(() => server.faults.delayedAppends === 1);
      // The client opens a second connection, besides the one on which an append waits.
      server.dropSubscriptions();
      yield* until(() => server.calls.subscriptions > before);
      const onTheNewOne = yield* Effect.forkChild(appended(aStream()), { startImmediately: true });
      expect(yield* Fiber.join(onTheOldOne)).toMatchObject({ revision: 0 });
      expect(yield* Fiber.join(onTheNewOne)).toMatchObject({ revision: 0 });
      server.faults.appendDelay = 0;
    }),
  );
});

test("when the server dies, every pending append ends, and later appends succeed", async ({
  server,
}) => {
  const names = Array.makeBy(1000, aStream);
  await runOn(
    server.connectionString,
    Effect.gen(function* () {
      yield* appended(aStream());
      const exits = yield* Effect.forkChild(
        Effect.forEach(names, (stream) => Effect.exit(appended(stream, null, "x".repeat(1000))), {
          concurrency: "unbounded",
        }),
        { startImmediately: true },
      );
      yield* Effect.yieldNow;
      server.kill();
      expect(yield* Fiber.join(exits)).toHaveLength(names.length);
      yield* Effect.promise(server.restart);
      yield* Effect.retry(appended(aStream()), { schedule: every50Milliseconds });
    }),
  );
});

test("an append that is larger than the limit of the server fails at once, and no other append fails", async ({
  server,
}) => {
  const large = Array.makeBy(20, () => anEvent("x".repeat(100_000)));
  await runOn(
    server.connectionString,
    Effect.gen(function* () {
      const store = yield* EventStore;
      const failure = yield* Effect.flip(store.append(aStream(), large, null));
      expect(failure).toMatchObject({ cause: { type: "maximum-append-size-exceeded" } });
      expect(yield* appended(aStream())).toMatchObject({ revision: 0 });
    }),
  );
});

test("a stream that has moved is reported, even when the address asks the client not to throw", async ({
  server,
}) => {
  const stream = aStream();
  const program = Effect.gen(function* () {
    yield* appended(stream);
    expect(yield* Effect.flip(appended(stream))).toMatchObject({ _tag: "StreamMoved" });
  });
  await runOn(`${server.connectionString}&throwOnAppendFailure=false`, program);
});

test("appends fail while the server is down, and succeed when it is back", async ({ server }) => {
  const stream = aStream();
  await runOn(
    server.connectionString,
    Effect.gen(function* () {
      yield* appended(stream);
      server.kill();
      for (const _ of [1, 2]) {
        const failure = yield* Effect.flip(appended(stream, 0));
        expect(failure).toMatchObject({ _tag: "EventStoreUnavailable" });
      }
      yield* Effect.promise(server.restart);
      expect(
        yield* Effect.retry(appended(stream, 0), { schedule: every50Milliseconds }),
      ).toMatchObject({
        revision: 1,
      });
    }),
  );
});
