import { Effect, Layer, Option } from "effect";
import { appConfig } from "../config/config.ts";

/** If OTEL_EXPORTER_OTLP_ENDPOINT is set, requests and their consequences are traced. */
export const traces = Layer.unwrap(
  Effect.gen(function* () {
    const { tracesEndpoint, tracesHeaders, tracedShare } = yield* appConfig;
    if (Option.isNone(tracesEndpoint)) return Layer.empty;
    // Loaded only here, so that a process without traces starts as fast as before.
    const { tracesTo } = yield* Effect.promise(() => import("./collector.ts"));
    return tracesTo({
      endpoint: tracesEndpoint.value,
      headers: tracesHeaders,
      share: tracedShare,
    });
  }),
);
