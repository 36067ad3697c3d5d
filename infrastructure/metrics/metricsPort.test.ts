import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { ConfigProvider, Effect, Layer, Stream } from "effect";
import { expect, test } from "vitest";
import { ProjectionAdmin, type ProjectionStatus } from "../../application/ports/ProjectionAdmin.ts";
import { Position } from "../../domain/shared/recorded.ts";
import { allowedAddresses } from "./allowedAddresses.ts";
import { metricsPort } from "./metricsPort.ts";
import { observeRequest } from "./observeRequest.ts";
import { measurePools } from "./pools.ts";
import { collectReadModels } from "./readModels.ts";

const freePort = async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
};

const leaderboard: ProjectionStatus = {
  projection: "leaderboard",
  position: Position.make(40),
  head: Position.make(42),
  behind: 2,
  failed: { error: "Out of holes", since: new Date() },
};

/** Runs the check while a process with these settings shows its metrics. */
const during = (
  env: Record<string, string>,
  check: () => Promise<void>,
  status: Effect.Effect<ReadonlyArray<ProjectionStatus>> = Effect.succeed([leaderboard]),
) =>
  Effect.promise(check).pipe(
    Effect.provide(metricsPort(collectReadModels)),
    Effect.provide(
      Layer.succeed(ProjectionAdmin, {
        status,
        longStreams: Effect.succeed([]),
        rebuild: () => Stream.empty,
        verify: () => Stream.empty,
      }),
    ),
    Effect.provide(ConfigProvider.layer(ConfigProvider.fromEnv({ env }))),
    Effect.runPromise,
  );

const read = async (port: number) => {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  return { status: response.status, text: await response.text() };
};

test("the metrics contain requests, read models and the process", async () => {
  const port = await freePort();
  observeRequest("recordMyScores")(200);
  const leave = observeRequest("watchLive");
  await during({ METRICS_PORT: String(port), DATA_DIR: tmpdir() }, async () => {
    const { status, text } = await read(port);
    expect(status).toBe(200);
    expect(text).toContain(
      'golf_request_duration_seconds_count{call="recordMyScores",status="200"} 1',
    );
    expect(text).toContain('golf_requests_in_progress{call="watchLive"} 1');
    expect(text).toContain('golf_read_model_events_behind{model="leaderboard"} 2');
    expect(text).toContain('golf_read_model_failed{model="leaderboard"} 1');
    expect(text).toContain("golf_event_log_head 42");
    expect(text).toMatch(/^golf_build_info\{version="\d+[.]\d+[.]\d+"\} 1$/m);
    expect(text).toMatch(/^golf_data_free_bytes [1-9]/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m);
    expect(text).toMatch(/^process_resident_memory_bytes /m);
  });
  leave(200);
});

test("a live connection that has ended does not count as a request with a duration", async () => {
  const port = await freePort();
  observeRequest("watchLive")(200);
  await during({ METRICS_PORT: String(port) }, async () => {
    const { text } = await read(port);
    expect(text).toContain('golf_requests_in_progress{call="watchLive"} 0');
    expect(text).not.toContain('golf_request_duration_seconds_count{call="watchLive"');
  });
});

test("queries that wait for a connection are counted by the kind of work until the pools are closed", async () => {
  const port = await freePort();
  const forget = measurePools({ reads: { waitingCount: 3 }, appends: { waitingCount: 0 } });
  await during({ METRICS_PORT: String(port) }, async () => {
    const { text } = await read(port);
    expect(text).toContain('golf_database_pool_waiting{pool="reads"} 3');
    expect(text).toContain('golf_database_pool_waiting{pool="appends"} 0');
    forget();
    expect((await read(port)).text).not.toContain("golf_database_pool_waiting{");
  });
});

test("an address that is not in METRICS_FROM gets 404", async () => {
  const port = await freePort();
  await during({ METRICS_PORT: String(port), METRICS_FROM: "10.0.0.1, fc00::/7" }, async () => {
    const { status, text } = await read(port);
    expect([status, text.includes("golf_")]).toEqual([404, false]);
  });
});

test("without METRICS_PORT there are no metrics", async () => {
  const port = await freePort();
  await during({}, () => expect(read(port)).rejects.toThrow("fetch failed"));
});

test("while the database is down the metrics of the process are shown", async () => {
  const port = await freePort();
  await during(
    { METRICS_PORT: String(port) },
    async () => {
      const { status, text } = await read(port);
      expect([status, text.includes("process_resident_memory_bytes ")]).toEqual([200, true]);
    },
    Effect.die("no database"),
  );
});

test("a port that is in use is reported in one sentence", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await expect(during({ METRICS_PORT: String(port) }, async () => {})).rejects.toThrow(
    `METRICS_PORT ${port} is in use: each process on a computer needs one of its own.`,
  );
  server.close();
});

test.for([
  [["loopback"], "127.0.0.1", true],
  [["loopback"], "::1", true],
  [["loopback"], "::ffff:127.0.0.1", true],
  [["loopback"], "10.0.0.1", false],
  [["10.1.0.0/16"], "10.1.200.3", true],
  [["10.1.0.0/16"], "10.2.0.1", false],
  [["192.0.2.7", "uniquelocal"], "192.0.2.7", true],
  [["192.0.2.7", "uniquelocal"], "172.20.0.5", true],
  [["fc00::/7"], "fd12::1", true],
  [["loopback"], "", false],
] as const)("in the list %j the address %s may read: %s", ([list, address, mayRead]) => {
  expect(allowedAddresses(list)(address)).toBe(mayRead);
});
