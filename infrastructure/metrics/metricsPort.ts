import { Effect, Layer, Option } from "effect";
import { collectDefaultMetrics, Registry } from "prom-client";
import { appConfig } from "../config/config.ts";
import { sidePort } from "../http/sidePort.ts";
import { allowedAddresses } from "./allowedAddresses.ts";
import { collectDisk } from "./installation.ts";
import { registry } from "./recorded.ts";

/**
 * If METRICS_PORT is set, Prometheus can read the metrics of this process there, at `/metrics`.
 * Only the addresses of METRICS_FROM may read them; other callers get 404. Values that must be
 * queried are collected at each request.
 */
export const metricsPort = <R>(collect: Effect.Effect<unknown, never, R>) =>
  Layer.effectDiscard(
    Effect.gen(function* () {
      const { metricsPort, metricsFrom } = yield* appConfig;
      if (Option.isNone(metricsPort)) return;
      const run = Effect.runPromiseWith(yield* Effect.context<R>());
      const mayRead = allowedAddresses(metricsFrom);
      const ofNode = new Registry();
      collectDefaultMetrics({ register: ofNode });
      const all = Registry.merge([registry, ofNode]);

      yield* sidePort("METRICS_PORT", metricsPort.value, (app) => {
        app.get("/metrics", async ({ socket }, reply) => {
          if (!mayRead(socket.remoteAddress ?? "")) return reply.callNotFound();
          await run(Effect.all([collect, collectDisk], { concurrency: "unbounded" }));
          return reply.type(all.contentType).send(await all.metrics());
        });
      });
    }),
  );
