import { Effect, Layer, Option } from "effect";
import { appConfig } from "../config/config.ts";
import { version } from "../config/version.ts";
import { sidePort } from "../http/sidePort.ts";

/** The parts that the process needs, by name. */
type Parts = Readonly<Record<string, "ok" | "read_only" | "unavailable">>;

/**
 * For a process that serves no pages. If HEALTH_PORT is set, the process reports there whether it
 * can work, at the same path as the server: 200, or 503 while one of its parts does not answer.
 */
export const healthPort = <R>(parts: Effect.Effect<Parts, never, R>) =>
  Layer.effectDiscard(
    Effect.gen(function* () {
      const { healthPort } = yield* appConfig;
      if (Option.isNone(healthPort)) return;
      const run = Effect.runPromiseWith(yield* Effect.context<R>());
      const report = yield* Effect.cachedWithTTL(Effect.map(parts, reportOn), "1 second");
      yield* sidePort("HEALTH_PORT", healthPort.value, (app) => {
        app.get("/api/health", async (_request, reply) => {
          const health = await run(report);
          return reply.code(health.status === "ok" ? 200 : 503).send(health);
        });
      });
    }),
  );

const reportOn = (parts: Parts) => {
  const isWell = Object.values(parts).every((part) => part === "ok");
  return { status: isWell ? "ok" : "unavailable", version, ...parts };
};
