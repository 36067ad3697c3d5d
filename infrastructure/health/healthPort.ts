import { Effect, Layer, Option, Schema } from "effect";
import { fastify } from "fastify";
import { appConfig } from "../config/config.ts";
import { reasonOf, systemError } from "../failures/systemErrors.ts";
import { version } from "../host/version.ts";

/** The message is one sentence for whoever started the program. */
export class HealthPortUnusable extends Schema.TaggedError<HealthPortUnusable>()(
  "HealthPortUnusable",
  { message: Schema.String },
) {}

/** What it needs for its work, by name. */
type Parts = Readonly<Record<string, "ok" | "read_only" | "unavailable">>;

/**
 * For a process that serves no pages. Where HEALTH_PORT is set, it tells there whether it can work,
 * at the same path as the server: 200, or 503 while one of the parts that it needs does not answer.
 */
export const healthPort = <R>(parts: Effect.Effect<Parts, never, R>) =>
  Layer.effectDiscard(
    Effect.gen(function* () {
      const { healthPort, host } = yield* appConfig;
      if (Option.isNone(healthPort)) return;
      const port = healthPort.value;
      const run = Effect.runPromiseWith(yield* Effect.context<R>());
      const report = yield* Effect.cachedWithTTL(Effect.map(parts, reportOn), "1 second");

      const app = fastify({ forceCloseConnections: true });
      app.get("/api/health", async (_request, reply) => {
        const told = await run(report);
        return reply.code(told.status === "ok" ? 200 : 503).send(told);
      });
      yield* Effect.acquireRelease(
        Effect.tryPromise({
          try: () => app.listen({ port, host }),
          catch: (error) => new HealthPortUnusable({ message: sentence(port, error) }),
        }),
        () => Effect.promise(() => app.close()),
      );
    }),
  );

const reportOn = (parts: Parts) => {
  const isWell = Object.values(parts).every((part) => part === "ok");
  return { status: isWell ? "ok" : "unavailable", version, ...parts };
};

const sentence = (port: number, error: unknown) =>
  systemError(error).code === "EADDRINUSE"
    ? `HEALTH_PORT ${port} is in use: each process on a computer needs one of its own.`
    : `HEALTH_PORT ${port} cannot be used: ${reasonOf(error)}.`;
