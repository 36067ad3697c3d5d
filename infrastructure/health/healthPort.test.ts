import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";
import { ConfigProvider, Effect } from "effect";
import { test as base, expect } from "vitest";
import { healthPort } from "./healthPort.ts";

interface Fixtures {
  /** A port that another program uses. */
  readonly listener: Server;
  readonly taken: number;
  readonly free: number;
}

const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- vitest reads from it that nothing else is needed.
  listener: async ({}, use) => {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    await use(server);
    if (server.listening) server.close();
  },
  taken: async ({ listener }, use) => use((listener.address() as AddressInfo).port),
  free: async ({ listener, taken }, use) => {
    listener.close();
    await once(listener, "close");
    await use(taken);
  },
});

type Answer = "ok" | "unavailable";

/** Runs the test while a process with these settings reports its health. */
const during = (
  env: Record<string, string>,
  parts: () => Readonly<Record<string, Answer>>,
  check: () => Promise<void>,
) =>
  Effect.promise(check).pipe(
    Effect.provide(healthPort(Effect.sync(parts))),
    Effect.provide(ConfigProvider.layer(ConfigProvider.fromEnv({ env }))),
    Effect.runPromise,
  );

const ask = async (port: number) => {
  const response = await fetch(`http://127.0.0.1:${port}/api/health`);
  return { status: response.status, report: await response.json() };
};

test("the answer is 200 when all parts are ok", async ({ free }) => {
  const parts = () => ({ eventStore: "ok", database: "ok" }) as const;
  await during({ HEALTH_PORT: String(free) }, parts, async () => {
    expect(await ask(free)).toEqual({
      status: 200,
      report: {
        status: "ok",
        version: expect.stringMatching(/^\d+[.]\d+[.]\d+$/),
        eventStore: "ok",
        database: "ok",
      },
    });
  });
  await expect(ask(free)).rejects.toThrow("fetch failed");
});

test("the answer is 503 when one part is unavailable, and names this part", async ({ free }) => {
  const parts = () => ({ database: "ok", queue: "unavailable" }) as const;
  await during({ HEALTH_PORT: String(free) }, parts, async () => {
    expect(await ask(free)).toMatchObject({
      status: 503,
      report: { status: "unavailable", database: "ok", queue: "unavailable" },
    });
  });
});

test("the parts are checked once for several requests at the same time", async ({ free }) => {
  let checks = 0;
  const parts = () => {
    checks += 1;
    return { database: "ok" } as const;
  };
  await during({ HEALTH_PORT: String(free) }, parts, async () => {
    await Promise.all([ask(free), ask(free), ask(free)]);
  });
  expect(checks).toBe(1);
});

test("without HEALTH_PORT there is no answer", async ({ free }) => {
  await during(
    {},
    () => ({}),
    async () => {
      await expect(ask(free)).rejects.toThrow("fetch failed");
    },
  );
});

test("a port that is in use is reported in one sentence", async ({ taken }) => {
  const started = during(
    { HEALTH_PORT: String(taken) },
    () => ({}),
    async () => {},
  );
  await expect(started).rejects.toThrow(
    `HEALTH_PORT ${taken} is in use: each process on a computer needs one of its own.`,
  );
});
