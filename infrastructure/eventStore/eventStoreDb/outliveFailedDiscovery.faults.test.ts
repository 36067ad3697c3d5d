import { Effect, Schedule, Stream } from "effect";
import { expect, onTestFinished } from "vitest";
import { EventLog } from "../../../application/ports/EventLog.ts";
import { EventStore } from "../../../application/ports/EventStore.ts";
import { anEvent, aStream } from "../testing/promises.ts";
import { runOn, test } from "./testing/fake/fixture.ts";

const append = EventStore.use((store) => store.append(aStream(), [anEvent("one")], null));

const again = { schedule: Schedule.spaced("20 millis") };
const until = (fact: () => boolean) => Effect.repeat(Effect.void, { ...again, until: fact });

/** Unhandled rejections, each of which would end the product. */
const unhandledRejections = () => {
  const causes: Array<unknown> = [];
  const note = (cause: unknown) => void causes.push(cause);
  process.on("unhandledRejection", note);
  onTestFinished(() => void process.off("unhandledRejection", note));
  return causes;
};

test("when a cluster dies while the client looks for its leader, appends fail, and succeed when it is back", async ({
  server,
}) => {
  const causes = unhandledRejections();
  await runOn(
    `esdb://${server.address},127.0.0.1:1?tls=false&maxDiscoverAttempts=1`,
    Effect.gen(function* () {
      const log = yield* EventLog;
      yield* Effect.forkScoped(Stream.runDrain(log.appended));
      yield* append;
      yield* until(() => server.subscriptions() === 1);

      const { gossip } = server.calls;
      server.faults.muteGossip = true;
      server.dropSubscriptions();
      yield* until(() => server.calls.gossip > gossip);
      // The call of all appends breaks now, while the leader is unknown.
      server.kill();
      expect(yield* Effect.flip(append)).toMatchObject({ _tag: "EventStoreUnavailable" });

      server.faults.muteGossip = false;
      yield* Effect.promise(server.restart);
      expect(yield* Effect.retry(append, again)).toMatchObject({ revision: 0 });
    }),
  );
  expect(causes).toEqual([]);
});
