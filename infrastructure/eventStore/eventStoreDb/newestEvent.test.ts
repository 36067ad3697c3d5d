import { randomUUID } from "node:crypto";
import { EventStoreDBClient } from "@eventstore/db-client";
import { Array, Effect, Fiber, Schedule } from "effect";
import { expect } from "vitest";
import { EventLog } from "../../../application/ports/EventLog.ts";
import { EventStore } from "../../../application/ports/EventStore.ts";
import { anEvent, aStream } from "../testing/promises.ts";
import { newestEventAfter } from "./newestEvent.ts";
import { OthersEvents } from "./othersEvents.ts";
import { runOn, test } from "./testing/fake/fixture.ts";
import type { FakeEventStoreDb } from "./testing/fake/server.ts";

const append = EventStore.use((store) => store.append(aStream(), [anEvent("one")], null));

const writeElsewhere = ({ store }: FakeEventStoreDb, count: number) =>
  store.append(
    "elsewhere-1",
    "any",
    Array.makeBy(count, () => ({
      id: randomUUID(),
      type: "Elsewhere",
      contentType: "application/json",
      data: Buffer.from("{}"),
      metadata: Buffer.alloc(0),
    })),
  );

const until = (fact: () => boolean) =>
  Effect.repeat(Effect.void, { until: fact, schedule: Schedule.spaced("1 millis") });

/** A second search through them would take more reads than this. */
const MANY = 960;
const SOME_READS = 8;

test("events of other programs after our newest event are searched only once", async ({
  server,
}) => {
  await runOn(
    server.connectionString,
    Effect.gen(function* () {
      const { head } = yield* EventLog;
      const { position } = yield* append;
      writeElsewhere(server, MANY);
      expect(yield* head).toBe(position);
      for (const count of [0, 1, 10, 40]) {
        writeElsewhere(server, count);
        const { reads } = server.calls;
        expect(yield* head).toBe(position);
        expect(server.calls.reads - reads).toBeLessThan(SOME_READS);
      }
      const { position: newest } = yield* append;
      expect(yield* head).toBe(newest);
      writeElsewhere(server, 10);
      expect(yield* head).toBe(newest);
    }),
  );
});

test("an interrupted search saves the next one the events that it has passed", async ({
  server,
}) => {
  await runOn(
    server.connectionString,
    Effect.gen(function* () {
      const { head } = yield* EventLog;
      const { position } = yield* append;
      writeElsewhere(server, MANY);
      const { reads } = server.calls;
      const interrupted = yield* Effect.forkChild(head, { startImmediately: true });
      yield* until(() => server.calls.reads > reads + 1.5 * SOME_READS);
      yield* Fiber.interrupt(interrupted);
      expect(interrupted.pollUnsafe()).toMatchObject({ _tag: "Failure" });
      expect(yield* head).toBe(position);
      expect(server.calls.reads - reads).toBeLessThan(MANY / 32 + SOME_READS);
    }),
  );
});

test("events of other programs before our newest event are forgotten", async ({ server }) => {
  const others = new OthersEvents();
  const client = EventStoreDBClient.connectionString(server.connectionString);
  const look = Effect.andThen(append, newestEventAfter(client, others, 0n));
  await runOn(server.connectionString, look);
  writeElsewhere(server, 3);
  const [first, , last] = server.store.log.slice(-3).map(({ position: commit }) => ({
    commit,
    prepare: commit,
  }));
  if (!(first && last)) throw new Error("Nothing was written");
  await Effect.runPromise(newestEventAfter(client, others, 0n));
  expect(others.searchFrom(last)(last)).toEqual(first);
  await runOn(server.connectionString, look);
  expect(others.searchFrom(last)(last)).toEqual(last);
  await client.dispose();
});
