import { setImmediate } from "node:timers/promises";
import { EventStoreDBClient } from "@eventstore/db-client";
import { Array } from "effect";
import { expect, onTestFinished, vi } from "vitest";
import { EventStore } from "../../../application/ports/EventStore.ts";
import { anEvent, aStream } from "../testing/promises.ts";
import { collect } from "./recordedEvents.ts";
import { runOn, test } from "./testing/fake/fixture.ts";

const clientOf = (url: string) => {
  const client = EventStoreDBClient.connectionString(url);
  onTestFinished(() => client.dispose());
  return client;
};

/** Two servers, neither of which is the leader that the client looks for. */
const nobodyThere = "esdb://127.0.0.1:1,127.0.0.1:2?tls=false&maxDiscoverAttempts=1";

test("a read that takes too long is aborted", async ({ server }) => {
  const stream = aStream();
  const events = Array.makeBy(1000, (n) => anEvent(`${n}`));
  await runOn(
    server.connectionString,
    EventStore.use((store) => store.append(stream, events, null)),
  );
  const deadline = new AbortController();
  const read = clientOf(server.connectionString).readStream(stream);
  const collected = collect(read, deadline.signal);
  deadline.abort();
  expect((await collected).length).toBeLessThan(events.length);
});

test("a read that is aborted before it reached a server causes no unhandled rejection", async () => {
  const unhandled = vi.fn<() => void>();
  process.on("unhandledRejection", unhandled);
  onTestFinished(() => void process.off("unhandledRejection", unhandled));
  const deadline = new AbortController();
  const read = clientOf(nobodyThere).readAll();
  const collected = collect(read, deadline.signal);
  deadline.abort();
  await expect(collected).rejects.toThrow("Failed to discover after 1 attempts");
  await setImmediate(); // Node.js reports rejections when it is idle.
  expect(unhandled).not.toHaveBeenCalled();
});
