import { Array, Effect, Fiber, Schedule, Stream } from "effect";
import { expect } from "vitest";
import { EventLog } from "../../../application/ports/EventLog.ts";
import { EventStore } from "../../../application/ports/EventStore.ts";
import { anEvent, aStream } from "../testing/promises.ts";
import { runOn, test } from "./testing/fake/fixture.ts";

const append = EventStore.use((store) => store.append(aStream(), [anEvent("one")], null));

const until = (fact: () => boolean) =>
  Effect.repeat(Effect.void, { until: fact, schedule: Schedule.spaced("20 millis") });

test("when the server ends the call of all appends, waiting appends are sent again on another call", async ({
  server,
}) => {
  const { batches } = server.calls;
  await runOn(
    server.connectionString,
    Effect.gen(function* () {
      yield* append;
      server.faults.nextAppends.push("is never answered");
      const waiting = yield* Effect.forkChild(append, { startImmediately: true });
      yield* until(() => server.faults.nextAppends.length === 0);
      server.endBatches();
      expect(yield* Fiber.join(waiting)).toMatchObject({ revision: 0 });
      expect(yield* append).toMatchObject({ revision: 0 });
      server.endBatches();
    }),
  );
  // The test reaches this line only after the client has closed.
  expect(server.calls.batches).toBe(batches + 2);
});

test("only one call for all appends is open, however often a subscription breaks", async ({
  server,
}) => {
  await runOn(
    server.connectionString,
    Effect.gen(function* () {
      const log = yield* EventLog;
      yield* Effect.forkScoped(Stream.runDrain(log.appended));
      for (const _ of Array.range(1, 10)) {
        yield* until(() => server.subscriptions() === 1);
        yield* append;
        server.dropSubscriptions();
      }
      yield* until(() => server.subscriptions() === 1);
      yield* append;
      yield* until(() => server.batches() === 1);
    }),
  );
});
