import { Effect, Schedule, Stream } from "effect";
import { expect } from "vitest";
import { player, textOf } from "../../../workers/cli/import/examples.ts";
import { fileOf } from "../../../workers/cli/import/testing/files.ts";
import { boardOf, importing } from "../../../workers/cli/import/testing/product.ts";
import { test } from "../../postgres/testing/database.ts";
import { startProductOnFake } from "./testing/productOnFake.ts";

const file = fileOf(
  textOf("One Round 1999", [
    player("Ana Ace", [68]),
    player("Ben Bogey", [70]),
    player("Cleo Cut", [72]),
  ]),
);

test("an import and its read models continue when the event store comes back", async ({
  database,
}) => {
  const { server, product } = await startProductOnFake(database);
  const again = { schedule: Schedule.spaced("100 millis") };
  const breakAt = new Set([3, 6]);
  const watching = setInterval(() => {
    for (const length of breakAt) {
      if (server.store.log.length < length) continue;
      breakAt.delete(length);
      server.kill();
      setTimeout(() => void server.restart(), 500);
    }
  }, 1);

  // The events that were written before an outage are recognised, so the import can be repeated.
  await product.runPromise(Effect.retry(Stream.runDrain(importing(file)), again));
  clearInterval(watching);
  expect(breakAt.size).toBe(0);
  const names = () =>
    product.runPromise(
      Effect.map(boardOf(file), (rows) => rows.map(({ name, toPar }) => `${name} ${toPar}`)),
    );
  await expect.poll(names).toHaveLength(3);
  await expect.poll(async () => (await names())[0]).toMatch(/^Ana Ace -/);
});
