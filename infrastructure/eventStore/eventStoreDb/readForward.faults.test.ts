import { EventStoreDBClient } from "@eventstore/db-client";
import { Array, Effect, Stream } from "effect";
import { expect } from "vitest";
import { PAGE_SIZE } from "../../../application/ports/EventLog.ts";
import { EventStore } from "../../../application/ports/EventStore.ts";
import { Position } from "../../../domain/shared/recorded.ts";
import { anEvent, aStream } from "../testing/promises.ts";
import { readForward } from "./readForward.ts";
import { collect } from "./recordedEvents.ts";
import { runOn, test as withServer } from "./testing/fake/fixture.ts";

const test = withServer.extend<{
  /** Writes this many events, and returns the position before them. */
  readonly written: (count: number) => Promise<Position>;
  readonly client: EventStoreDBClient;
}>({
  written: ({ server }, use) =>
    use(async (count) => {
      const before = Position.make(Number(server.store.log.at(-1)?.position));
      const events = Array.makeBy(count, (n) => anEvent(`${n}`));
      const write = Effect.forEach(Array.chunksOf(events, PAGE_SIZE), (some) =>
        EventStore.use((store) => store.append(aStream(), some, null)),
      );
      await runOn(server.connectionString, write);
      return before;
    }),
  client: async ({ server }, use) => {
    const client = EventStoreDBClient.connectionString(server.connectionString);
    await use(client);
    await client.dispose();
  },
});

/**
 * The events that the client receives from its subscriptions from now on, even if they were not
 * requested.
 */
const receivedBy = (client: EventStoreDBClient) => {
  const received = { events: 0, isCaughtUp: false };
  const subscribe = client.subscribeToAll.bind(client);
  client.subscribeToAll = (options) => {
    const subscription = subscribe(options);
    subscription.on("caughtUp", () => {
      received.isCaughtUp = true;
    });
    return subscription.on("data", () => {
      received.events += 1;
    });
  };
  return received;
};

/** How many events arrive at a reader that is busy before it asks for the second page. */
const countRead = async (
  client: EventStoreDBClient,
  after: Position,
  beforeTheSecond: () => Promise<void>,
) => {
  let count = 0;
  const pages = readForward(client, after, () => {});
  const read = Stream.runForEach(pages, (page) =>
    Effect.promise(async () => {
      if (count === 0) await beforeTheSecond();
      count += page.length;
    }),
  );
  await Effect.runPromise(read);
  return count;
};

test("events are not sent before the reader requests them", async ({ client, written }) => {
  const after = await written(4 * PAGE_SIZE);
  const received = receivedBy(client);
  const count = await countRead(client, after, async () => {
    // Reads everything over the same connection: in this time the reader could have received the
    // events too.
    await collect(client.readAll(), AbortSignal.timeout(30_000));
    expect(received.events).toBe(PAGE_SIZE);
  });
  expect(count).toBe(4 * PAGE_SIZE);
});

test("a reader that is busy when the log ends still gets the last events", async ({
  client,
  written,
}) => {
  const after = await written(PAGE_SIZE + 10);
  const received = receivedBy(client);
  const count = await countRead(client, after, async () => {
    await expect.poll(() => received.isCaughtUp).toBe(true);
  });
  expect(count).toBe(PAGE_SIZE + 10);
});

test("a reader that stops early leaves no subscription open", async ({
  client,
  server,
  written,
}) => {
  const pages = readForward(client, await written(2 * PAGE_SIZE), () => {});
  const first = Stream.runForEach(Stream.take(pages, 1), () =>
    Effect.sync(() => expect(server.subscriptions()).toBe(1)),
  );
  await Effect.runPromise(first);
  await expect.poll(server.subscriptions).toBe(0);
});
