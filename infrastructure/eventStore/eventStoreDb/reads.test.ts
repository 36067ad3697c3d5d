import { randomUUID } from "node:crypto";
import { Array, Effect } from "effect";
import { expect } from "vitest";
import { EventStore } from "../../../application/ports/EventStore.ts";
import { anEvent, aStream } from "../testing/promises.ts";
import { runOn, test } from "./testing/fake/fixture.ts";

const foreign = (data: string, metadata = "") => ({
  id: randomUUID(),
  type: "SaidElsewhere",
  contentType: "application/json",
  data: Buffer.from(data),
  metadata: Buffer.from(metadata),
});

test("a long stream is read in pages, and its end from a given revision", async ({ server }) => {
  const stream = aStream();
  await runOn(
    server.connectionString,
    Effect.gen(function* () {
      const store = yield* EventStore;
      yield* store.append(
        stream,
        Array.makeBy(2500, (n) => anEvent(`${n}`)),
        null,
      );
      const { events, revision } = yield* store.read(stream);
      expect(events.map((event) => event.revision)).toEqual(Array.range(0, 2499));
      expect(revision).toBe(2499);
      const tail = yield* store.read(stream, 2489);
      expect(tail.events).toHaveLength(10);
      const back = yield* store.readBackwards(stream, 1200, 2400);
      expect(back.map((event) => event.revision)).toEqual(Array.range(1200, 2399).toReversed());
    }),
  );
});

test("a stream of exactly one page is read completely", async ({ server }) => {
  const stream = aStream();
  await runOn(
    server.connectionString,
    Effect.gen(function* () {
      const store = yield* EventStore;
      yield* store.append(
        stream,
        Array.makeBy(1000, (n) => anEvent(`${n}`)),
        null,
      );
      expect(yield* store.read(stream)).toMatchObject({ revision: 999 });
    }),
  );
});

test("events of other programs count for the revision of a stream, and are left out of a read", async ({
  server,
}) => {
  const stream = aStream();
  await runOn(
    server.connectionString,
    Effect.gen(function* () {
      const store = yield* EventStore;
      yield* store.append(stream, [anEvent("ours")], null);
      server.store.append(stream, "any", [foreign("{}"), foreign("not JSON"), foreign("1", "{}")]);
      const { events, revision } = yield* store.read(stream);
      expect(events).toHaveLength(1);
      expect(revision).toBe(3);
      expect(yield* store.append(stream, [anEvent("more")], revision)).toMatchObject({
        revision: 4,
      });
      const page = yield* store.read(stream, null, 2);
      expect(page.events.map((event) => event.revision)).toEqual([0, 4]);
      const back = yield* store.readBackwards(stream, 2);
      expect(back.map((event) => event.revision)).toEqual([4, 0]);
    }),
  );
});
