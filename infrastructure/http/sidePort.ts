import { Effect, Layer, Option, Schema } from "effect";
import { type FastifyInstance, fastify } from "fastify";
import { appConfig } from "../config/config.ts";
import { reasonOf, systemError } from "../failures/systemErrors.ts";
import { listenFault } from "./listenFault.ts";

/** The message is one sentence for the person who started the program. */
class PortUnusable extends Schema.TaggedError<PortUnusable>()("PortUnusable", {
  message: Schema.String,
}) {}

type Setting = "HEALTH_PORT" | "METRICS_PORT";

/**
 * A second HTTP port for operators, which is open until the scope closes. `setting` is the variable
 * that holds the port.
 */
export const sidePort = Effect.fnUntraced(function* (
  setting: Setting,
  port: number,
  addRoutes: (app: FastifyInstance) => void,
) {
  const { host } = yield* appConfig;
  const app = fastify({ forceCloseConnections: true });
  addRoutes(app);
  yield* Effect.acquireRelease(
    Effect.tryPromise({
      try: () => app.listen({ port, host }),
      catch: (error) => new PortUnusable({ message: sentence(setting, port, error) }),
    }),
    () => Effect.promise(() => app.close()),
  );
});

/**
 * The second ports open when everything behind them answers. A port that is in use is refused
 * before that, so that no folder and no table is made by a process that does not start.
 */
export const freeSidePorts = (...settings: ReadonlyArray<Setting>) =>
  Layer.effectDiscard(
    Effect.gen(function* () {
      const { host, healthPort, metricsPort } = yield* appConfig;
      const ports = { HEALTH_PORT: healthPort, METRICS_PORT: metricsPort };
      for (const setting of settings) {
        const port = Option.getOrNull(ports[setting]);
        if (port === null) continue;
        const fault = yield* Effect.promise(() => listenFault(port, host));
        if (fault) yield* new PortUnusable({ message: sentence(setting, port, fault) });
      }
    }),
  );

const sentence = (setting: string, port: number, error: unknown) =>
  systemError(error).code === "EADDRINUSE"
    ? `${setting} ${port} is in use: each process on a computer needs one of its own.`
    : `${setting} ${port} cannot be used: ${reasonOf(error)}.`;
