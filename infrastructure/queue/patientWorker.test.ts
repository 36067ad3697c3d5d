import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { openProxy } from "../../web/server/faults/testing/databaseProxy.ts";
import { until } from "../../web/server/faults/testing/until.ts";
import { test as base } from "../postgres/testing/database.ts";
import { workerOptions } from "./backend.ts";
import { queueOnPostgres } from "./onPostgres.ts";
import { PAUSE } from "./patientWorker.ts";

type Proxy = Awaited<ReturnType<typeof openProxy>>;

interface Fixtures {
  readonly proxy: Proxy & { readonly url: string; readonly leadHome: () => void };
}

const test = base.extend<Fixtures>({
  proxy: async ({ database }, use) => {
    const proxy = await openProxy();
    const url = new URL(database.url);
    const home = Number(url.port);
    url.port = String(proxy.port);
    url.search = ""; // The socket would lead past the proxy.
    const leadHome = () => proxy.lead(home);
    leadHome();
    await use({ ...proxy, url: url.href, leadHome });
    await proxy.close();
  },
});

const JOBS = 40;

test("a worker whose store is away asks once a second, and goes on when it is back", async ({
  proxy,
}) => {
  const { prepare, openQueue, openWorker } = queueOnPostgres(proxy.url, randomUUID());
  await prepare();
  const { queue } = openQueue();
  queue.on("error", () => {});
  await Promise.all(Array.from({ length: JOBS }, () => queue.add("count", {}, {})));

  let begun = 0;
  const failedAt: Array<number> = [];
  // While more jobs wait, the worker does not wait for news of them.
  const worker = openWorker(async () => {
    begun += 1;
    if (begun !== 5) return;
    proxy.lead(null);
    proxy.cutAll();
  });
  worker.on("error", () => failedAt.push(performance.now()));

  try {
    await until("it has failed for a while", () => failedAt.length >= 13);
    expect((failedAt.at(-1) ?? 0) - (failedAt[0] ?? 0)).toBeGreaterThan(2 * PAUSE);
    proxy.leadHome();
    // Those that were under way begin again in half a minute.
    await until("all others are done", () => begun >= JOBS - workerOptions.concurrency);
  } finally {
    proxy.leadHome();
    await worker.close();
    await queue.close();
  }
}, 90_000);
