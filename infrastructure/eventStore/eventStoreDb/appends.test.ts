import { Array, Effect, Schedule } from "effect";
import { expect } from "vitest";
import { EventStore } from "../../../application/ports/EventStore.ts";
import { anEvent, aStream } from "../testing/promises.ts";
import { runOn, test } from "./testing/fake/fixture.ts";

const appended = (stream: string, expected: number | null = null) =>
  EventStore.use((store) => store.append(stream, [anEvent("one")], expected));

const revisionOf = (stream: string) =>
  EventStore.use((store) => Effect.map(store.read(stream), ({ revision }) => revision));

test.for(["fails", "loses its reply", "is never answered"] as const)(
  "an append that %s is tried again, and written once",
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

test("appends on their way when the connection breaks are each written once", async ({
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

test("an append that is larger than the server takes fails at once, and alone", async ({
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

test("a lost race is told, also when the address asks the client not to throw", async ({
  server,
}) => {
  const stream = aStream();
  const program = Effect.gen(function* () {
    yield* appended(stream);
    expect(yield* Effect.flip(appended(stream))).toMatchObject({ _tag: "StreamMoved" });
  });
  await runOn(`${server.connectionString}&throwOnAppendFailure=false`, program);
});

test("while the server is away appends fail, and go on when it is back", async ({ server }) => {
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
      const again = { schedule: Schedule.spaced("50 millis") };
      expect(yield* Effect.retry(appended(stream, 0), again)).toMatchObject({ revision: 1 });
    }),
  );
});
