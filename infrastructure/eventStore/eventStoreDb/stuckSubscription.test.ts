import { Effect, Schedule, Stream } from "effect";
import { expect } from "vitest";
import { EventLog } from "../../../application/ports/EventLog.ts";
import { EventStore } from "../../../application/ports/EventStore.ts";
import { Position } from "../../../domain/shared/recorded.ts";
import { anEvent, aStream } from "../testing/promises.ts";
import { runOn, test } from "./testing/fake/fixture.ts";

const append = EventStore.use((store) => store.append(aStream(), [anEvent("one")], null));

const positionsAfter = (position: Position) =>
  EventLog.use((log) =>
    Effect.map(Stream.runCollect(log.after(position)), (pages) =>
      pages.flat().map((event) => event.position),
    ),
  );

const until = (fact: () => boolean) =>
  Effect.repeat(Effect.void, { until: fact, schedule: Schedule.spaced("20 millis") });

test("an event that a subscription does not deliver is read, and kept when the subscription is replaced", async ({
  server,
}) => {
  await runOn(
    server.connectionString,
    Effect.gen(function* () {
      const log = yield* EventLog;
      const following = until(() => server.subscriptions() === 1);
      yield* Effect.forkScoped(Stream.runDrain(log.appended));
      yield* following;
      const { position: reached } = yield* append;
      yield* positionsAfter(Position.make(0));
      yield* following;

      server.silenceSubscriptions();
      const { position: unheard } = yield* append;
      expect(yield* log.head).toBe(unheard);
      expect(yield* positionsAfter(reached)).toEqual([unheard]);

      const { subscriptions } = server.calls;
      server.dropSubscriptions();
      yield* until(() => server.calls.subscriptions > subscriptions);
      const { position: newest } = yield* append;
      expect(yield* positionsAfter(reached)).toEqual([unheard, newest]);
    }),
  );
});
