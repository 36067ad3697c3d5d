import { Effect, Layer, Option, Redacted } from "effect";
// oxlint-disable-next-line no-restricted-imports -- the exporter that comes with Effect wants its client.
import { FetchHttpClient, HttpClient } from "effect/http";
// oxlint-disable-next-line no-restricted-imports -- no other package is needed; traces.test.ts holds it.
import { OtlpExporter, OtlpSerialization, OtlpTracer } from "effect/observability";
import { makeOutageLog } from "../../application/outages/outageLog.ts";
import { Traces } from "../../application/ports/Traces.ts";
import { version } from "../config/version.ts";
import { reasonOf } from "../failures/systemErrors.ts";
import { makeTraces } from "./makeTraces.ts";

interface Collector {
  /** The address below which the collector has one address for each kind of data. */
  readonly endpoint: string;
  readonly headers: Option.Option<Redacted.Redacted>;
  /** The share of requests that are traced. */
  readonly share: number;
}

/** Sends traces to an OpenTelemetry collector, in the JSON form of its protocol over HTTP. */
export const tracesTo = ({ endpoint, headers, share }: Collector) => {
  const url = `${endpoint.replace(/[/]+$/, "")}/v1/traces`;
  const exporter = OtlpTracer.make({
    url,
    resource: { serviceName: "wicked-golf", serviceVersion: version, attributes: ofProcess },
    headers: Option.match(headers, {
      onNone: () => ({}),
      onSome: (pairs) => readPairs(Redacted.value(pairs)),
    }),
    exportInterval: "1 second",
  });
  return Layer.effect(
    Traces,
    Effect.map(exporter, (tracer) => makeTraces(tracer, share)),
  ).pipe(
    Layer.provide([OtlpExporter.layerFlusher, OtlpSerialization.layerJson, clientFor(endpoint)]),
  );
};

const ofProcess = { "process.pid": process.pid };

/** `name=value,name=value`, with values as in an address. */
const readPairs = (text: string) =>
  Object.fromEntries(
    text.split(",").map((pair) => {
      const [name = "", ...value] = pair.split("=");
      return [name.trim(), decodeURIComponent(value.join("=").trim())];
    }),
  );

/**
 * A failed collector must not disturb the product: spans that cannot be sent are dropped, and the
 * log reports the outage.
 */
const clientFor = (endpoint: string) =>
  Layer.effect(
    HttpClient.HttpClient,
    Effect.map(HttpClient.HttpClient, (client) => {
      const who = `the collector of OTEL_EXPORTER_OTLP_ENDPOINT (${new URL(endpoint).host})`;
      const { failed, recovered } = makeOutageLog({
        outageText: `Traces get lost, since ${who} takes none`,
        recoveryText: `Traces are kept again, since ${who} takes them`,
      });
      return client.pipe(
        HttpClient.tapError((error) => failed(reasonIn(error))),
        HttpClient.tap(({ status }) => (status < 400 ? recovered : failed(`it answers ${status}`))),
      );
    }),
  ).pipe(Layer.provide(FetchHttpClient.layer));

/** The innermost cause is the error of the system. */
const reasonIn = (error: unknown): string => {
  const { cause, reason } = Object(error) as {
    readonly cause?: unknown;
    readonly reason?: unknown;
  };
  return cause || reason ? reasonIn(cause ?? reason) : reasonOf(error);
};
