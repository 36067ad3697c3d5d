import { randomUUID } from "node:crypto";
import { ConfigProvider, Effect, Layer, Logger } from "effect";
import { expect, test } from "vitest";
import { Traces } from "../../application/ports/Traces.ts";
import { startFakeCollector } from "./testing/fakeCollector.ts";
import { traces } from "./traces.ts";

const request = "a7d85efa-8629-4e77-8de7-d0b6ca71d524";
const other = "0d12d481-cfb3-5124-8320-5aa32d17605e";
const traceId = "a7d85efa86294e778de7d0b6ca71d524";
const spanId = "8de7d0b6ca71d524";

/** Runs the check in a process with these settings, and returns its log at the end. */
const during = async (
  env: Record<string, string>,
  check: (traces: Traces | null, lines: ReadonlyArray<string>) => Promise<void>,
) => {
  const lines: Array<string> = [];
  const logger = Logger.make<unknown, void>(({ message }) => {
    lines.push([message].flat().join(": "));
  });
  await Traces.pipe(
    Effect.flatMap((found) => Effect.promise(() => check(found, lines))),
    Effect.provide(traces),
    Effect.provide(
      Layer.merge(Logger.layer([logger]), ConfigProvider.layer(ConfigProvider.fromEnv({ env }))),
    ),
    Effect.runPromise,
  );
  return lines;
};

test("without an endpoint nothing is traced", async () => {
  await during({}, async (found) => expect(found).toBe(null));
});

test("the trace of a request contains the steps of every process", async () => {
  const collector = await startFakeCollector();
  const env = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: "authorization=Bearer%20secret, tenant=golf",
    OTEL_TRACES_SAMPLER_ARG: "1",
  };
  const log = await during(env, async (found) => {
    const endRequest = found?.request("recordMyScores", request);
    // Two requests, and the appends that no request has caused.
    found?.step("project", [request, other, request, "demo seed"])({ events: 3 });
    endRequest?.({ "http.response.status_code": 200 });
  });
  await collector.stop();

  expect(log).toEqual([]);
  expect(collector.headers[0]).toMatchObject({ authorization: "Bearer secret", tenant: "golf" });
  const first = collector.spans.find(({ name }) => name === "recordMyScores");
  expect(first).toMatchObject({ traceId, spanId, about: { "http.response.status_code": 200 } });
  expect(first).not.toHaveProperty("parentSpanId");
  const steps = collector.spans.filter(({ name }) => name === "project");
  expect(steps).toMatchObject([
    { traceId, parentSpanId: spanId, about: { events: 3 }, pid: process.pid },
    { traceId: "0d12d481cfb3512483205aa32d17605e", parentSpanId: "83205aa32d17605e" },
  ]);
  for (const { startTimeUnixNano, endTimeUnixNano } of collector.spans) {
    expect(BigInt(endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(startTimeUnixNano));
  }
});

test("of a thousand requests one in ten is traced, with all of its steps", async () => {
  const collector = await startFakeCollector();
  await during({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint }, async (found) => {
    for (const id of Array.from({ length: 1000 }, () => randomUUID())) {
      const endRequest = found?.request("recordMyScores", id);
      found?.step("append", [id])({ events: 1 });
      endRequest?.();
    }
  });
  await collector.stop();

  const tracesOf = (name: string) =>
    collector.spans.filter((span) => span.name === name).map((span) => span.traceId);
  const traced = tracesOf("recordMyScores");
  // Six standard deviations: by chance it is outside of them once in a billion runs.
  expect(traced.length).toBeGreaterThan(43);
  expect(traced.length).toBeLessThan(157);
  expect(tracesOf("append").toSorted()).toEqual(traced.toSorted());
});

test("an outage of the collector is logged once, and so is its end", async () => {
  const { port, endpoint, stop } = await startFakeCollector();
  await stop();
  let back: Awaited<ReturnType<typeof startFakeCollector>> | undefined;
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: "1" };
  const log = await during(env, async (found, lines) => {
    found?.request("getHealth", request)();
    await expect.poll(() => lines.length).toBe(1);
    // The exporter tries three more times before it drops the waiting spans.
    back = await startFakeCollector(port);
    await expect.poll(() => back?.spans.length).toBe(1);
  });
  await back?.stop();
  const who = `the collector of OTEL_EXPORTER_OTLP_ENDPOINT (127.0.0.1:${port})`;
  expect(log).toEqual([
    `Traces get lost, since ${who} takes none: connect ECONNREFUSED 127.0.0.1:${port}`,
    `Traces are kept again, since ${who} takes them`,
  ]);
});
