import { randomUUID } from "node:crypto";
import { Array, Effect, Schedule, Stream } from "effect";
import { expect } from "vitest";
import { EventLog, PAGE_SIZE } from "../../../application/ports/EventLog.ts";
import { EventStore } from "../../../application/ports/EventStore.ts";
import { Position } from "../../../domain/shared/recorded.ts";
import { anEvent, aStream } from "../testing/promises.ts";
import { runOn, test } from "./testing/fake/fixture.ts";
import type { FakeEventStoreDb } from "./testing/fake/server.ts";

// Two clients in one process would make each other's appends fail, so tests run one after the
// other.

const start = Position.make(0);
const again = { schedule: Schedule.spaced("20 millis") };

const append = (count = 1) =>
  EventStore.use((store) =>
    store.append(
      aStream(),
      Array.makeBy(count, (n) => anEvent(`${n}`)),
      null,
    ),
  );

const pagesAfter = (position: Position) =>
  EventLog.use((log) => Stream.runCollect(log.after(position)));

/** Reads as runners do: one page at a time, until there are no more events. */
const followedFrom = Effect.fnUntraced(function* (position: Position) {
  let reached = position;
  for (;;) {
    const page = (yield* pagesAfter(reached)).flat();
    const last = page.at(-1);
    if (!last) return reached;
    reached = last.position;
  }
});

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

test("older events are read in full pages, without the events of other programs", async ({
  server,
}) => {
  await runOn(
    server.connectionString,
    Effect.gen(function* () {
      yield* append(PAGE_SIZE);
      writeElsewhere(server, 3000);
      yield* append(PAGE_SIZE);
      yield* append(10);
      const pages = yield* pagesAfter(start);
      expect(pages.map((page) => page.length)).toEqual([PAGE_SIZE, PAGE_SIZE, 10]);
      expect(pages.flat().at(-1)?.position).toBe(yield* EventLog.use((log) => log.head));
    }),
  );
});

test("a reader at the end of the log makes one read for each question, and no subscription", async ({
  server,
}) => {
  await runOn(
    server.connectionString,
    Effect.gen(function* () {
      const log = yield* EventLog;
      yield* append();
      const reached = yield* followedFrom(start);
      writeElsewhere(server, 3000);
      expect(yield* pagesAfter(reached)).toEqual([]);

      const before = { ...server.calls };
      yield* Effect.forEach(Array.range(1, 10), () => pagesAfter(reached));
      expect(server.calls.subscriptions).toBe(before.subscriptions);
      expect(server.calls.reads).toBe(before.reads + 10);

      const { position } = yield* append(3);
      expect((yield* pagesAfter(reached)).flat().at(-1)?.position).toBe(position);
      expect(server.calls.subscriptions).toBe(before.subscriptions);
      expect(yield* log.countAfter(reached)).toBe(3);
      expect(yield* log.countAfter(position)).toBe(0);
    }),
  );
});

test("a reader that follows the log gets every event, even when connections break", async ({
  server,
}) => {
  await runOn(
    server.connectionString,
    Effect.gen(function* () {
      const log = yield* EventLog;
      const from = yield* log.head;
      const seen: Array<Position> = [];
      const look = Effect.suspend(() =>
        Stream.runForEach(log.after(seen.at(-1) ?? from), (page) =>
          Effect.sync(() => seen.push(...page.map(({ position }) => position))),
        ),
      ).pipe(Effect.retry(again));

      const written: Array<Position> = [];
      const write = Effect.gen(function* () {
        for (let n = 0; n < 120; n++) {
          if (n % 20 === 10) server.dropSubscriptions();
          if (n === 60) yield* Effect.promise(server.restart);
          const { position } = yield* Effect.retry(append(), again);
          written.push(position);
        }
      });
      yield* Effect.raceFirst(write, Effect.forever(look));
      yield* look;
      expect(seen).toEqual(written);
    }),
  );
});

test("a subscription that is confirmed too late is replaced by a new one", async ({ server }) => {
  server.faults.muteSubscriptions = true;
  await runOn(
    server.connectionString,
    Effect.gen(function* () {
      const log = yield* EventLog;
      const before = server.calls.subscriptions;
      yield* Effect.forkChild(Stream.runDrain(log.appended));
      yield* Effect.repeat(
        Effect.sync(() => server.calls.subscriptions),
        {
          ...again,
          until: (calls) => calls > before + 1,
        },
      );
      server.unmuteSubscriptions();
      yield* Effect.raceFirst(Stream.runHead(log.appended), Effect.forever(append()));
      expect(server.subscriptions()).toBe(1);
    }),
  );
});

test("the log follows a server that starts after the program", async ({ server }) => {
  server.kill();
  await runOn(
    server.connectionString,
    Effect.gen(function* () {
      const log = yield* EventLog;
      expect(yield* Effect.flip(log.head)).toMatchObject({ _tag: "EventStoreUnavailable" });
      yield* Effect.promise(server.restart);
      const notified = Stream.runHead(log.appended);
      yield* Effect.raceFirst(notified, Effect.forever(Effect.retry(append(), again)));
      const { position } = yield* append();
      expect(yield* log.head).toBe(position);
    }),
  );
});
