import { Array, Effect } from "effect";
import { expect, test } from "vitest";
import {
  type EventStore,
  EventStoreUnavailable,
  type NewEvent,
} from "../../../application/ports/EventStore.ts";
import { Position, type Recorded } from "../../../domain/shared/recorded.ts";
import { anEvent, aStream } from "../testing/promises.ts";
import { appendToEventStoreDb } from "./appendToEventStoreDb.ts";

const tooLarge: unknown = { type: "maximum-append-size-exceeded" };

/** A server with a smaller limit for the bytes of an append than usual. */
const storeWithLimit = (bytes: number, cause = tooLarge) => {
  const taken: Array<ReadonlyArray<NewEvent>> = [];
  const store: EventStore["Service"] = {
    read: () => Effect.die("Nobody is to read"),
    readBackwards: () => Effect.die("Nobody is to read"),
    append: (_stream, events) => {
      if (JSON.stringify(events).length > bytes) {
        return Effect.fail(new EventStoreUnavailable({ cause }));
      }
      taken.push(events);
      const last = { revision: 0, position: Position.make(1), isNew: true };
      return Effect.succeed(last);
    },
  };
  return { store, taken };
};

const recorded = (stream: string, texts: ReadonlyArray<string>) =>
  texts.map((text, revision): Recorded => {
    const recordedAt = "2026-06-06T10:00:00.500Z";
    return {
      ...anEvent(text),
      stream,
      revision,
      recordedAt,
      position: Position.make(revision + 1),
    };
  });

const append = (store: EventStore["Service"], events: ReadonlyArray<Recorded>) =>
  Effect.runPromise(appendToEventStoreDb(store, events));

test("one append has at most as many bytes as EventStoreDB accepts, and at most 100 events", async () => {
  const { store, taken } = storeWithLimit(Number.POSITIVE_INFINITY);
  await append(
    store,
    recorded(
      aStream(),
      Array.makeBy(100, () => "€".repeat(4000)),
    ),
  );
  await append(
    store,
    recorded(
      aStream(),
      Array.makeBy(150, () => "short"),
    ),
  );
  expect(taken.map(({ length }) => length)).toEqual([84, 16, 100, 50]);
});

test("a server with a lower limit receives one event after the other", async () => {
  const { store, taken } = storeWithLimit(2000);
  const events = recorded(aStream(), ["x".repeat(1000), "y".repeat(1000)]);
  await append(store, events);
  const ids = taken.map((one) => one.map(({ metadata }) => metadata.eventId));
  expect(ids).toEqual(events.map(({ metadata }) => [metadata.eventId]));
});

test.for([
  tooLarge,
  new Error("8 RESOURCE_EXHAUSTED: Received message larger than max (35652158 vs 33554432)"),
])("an event that is refused with %s is named, and no later event is written", async (cause) => {
  const { store, taken } = storeWithLimit(2000, cause);
  const stream = aStream();
  const events = recorded(stream, ["one", "x".repeat(3000), "three"]);
  await expect(append(store, events)).rejects.toThrow(
    `EventStoreDB takes no event as large as revision 1 of ${stream}.`,
  );
  expect(taken).toHaveLength(1);
});
