import { EventStoreDBClient } from "@eventstore/db-client";
import { Array, Effect } from "effect";
import { expect } from "vitest";
import { followLog } from "./followLog.ts";
import { RecentEvents } from "./recentEvents.ts";
import { test } from "./testing/fake/fixture.ts";

/** The times of the client's next subscriptions, in milliseconds. */
const attemptsOf = (client: EventStoreDBClient) => {
  const attempts: Array<number> = [];
  const subscribe = client.subscribeToAll.bind(client);
  client.subscribeToAll = (options) => {
    attempts.push(performance.now());
    return subscribe(options);
  };
  return attempts;
};

test("the client connects ever less often to a server that is down", async ({ server }) => {
  const client = EventStoreDBClient.connectionString(server.connectionString);
  const until = (isSo: () => boolean) =>
    Effect.promise(async () => {
      await expect.poll(isSo).toBe(true);
    });
  const program = Effect.gen(function* () {
    yield* followLog(client, new RecentEvents(), () => {});
    yield* until(() => server.subscriptions() === 1);
    server.kill();
    const attempts = attemptsOf(client);
    yield* until(() => attempts.length >= 6);
    return Array.zipWith(attempts, attempts.slice(1), (one, next) => next - one).slice(0, 5);
  });
  const gaps = await Effect.runPromise(Effect.scoped(program));
  await client.dispose();
  // If the intervals had no jitter, they would differ by less than this.
  expect(gaps.at(-1)).toBeGreaterThan(2 * Math.min(...gaps));
});
