import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { type LineToDatabase, openLineTo } from "../../web/server/faults/testing/databaseProxy.ts";
import { test as base } from "../postgres/testing/database.ts";
import { until } from "../testing/until.ts";
import { workerOptions } from "./backend.ts";
import { PAUSE } from "./backoffWorker.ts";
import { queueOnPostgres } from "./onPostgres.ts";

const test = base.extend<{ readonly line: LineToDatabase }>({
  line: async ({ database }, use) => {
    const line = await openLineTo(database.url);
    await use(line);
    await line.close();
  },
});

const JOBS = 40;

test("a worker without its store tries once a second, and continues when the store is back", async ({
  line,
}) => {
  const { prepare, openQueue, openWorker } = queueOnPostgres(line.url, randomUUID());
  await prepare();
  const { queue } = openQueue();
  queue.on("error", () => {});
  await Promise.all(Array.from({ length: JOBS }, () => queue.add("count", {}, {})));

  let begun = 0;
  const failedAt: Array<number> = [];
  // While more jobs wait, the worker does not wait for a signal that there are new ones.
  const worker = openWorker(async () => {
    begun += 1;
    if (begun !== 5) return;
    line.lead(null);
    line.cutAll();
  });
  worker.on("error", () => failedAt.push(performance.now()));

  try {
    await until("it has failed for a while", () => failedAt.length >= 13);
    expect((failedAt.at(-1) ?? 0) - (failedAt[0] ?? 0)).toBeGreaterThan(2 * PAUSE);
    line.leadHome();
    // The jobs that were running begin again in half a minute.
    await until("all others are done", () => begun >= JOBS - workerOptions.concurrency);
  } finally {
    line.leadHome();
    await worker.close();
    await queue.close();
  }
});
