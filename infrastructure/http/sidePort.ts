import { Effect, Schema } from "effect";
import { type FastifyInstance, fastify } from "fastify";
import { appConfig } from "../config/config.ts";
import { reasonOf, systemError } from "../failures/systemErrors.ts";

/** The message is one sentence for the person who started the program. */
class PortUnusable extends Schema.TaggedError<PortUnusable>()("PortUnusable", {
  message: Schema.String,
}) {}

/**
 * A second HTTP port for operators, which is open until the scope closes. `setting` is the variable
 * that holds the port.
 */
export const sidePort = Effect.fnUntraced(function* (
  setting: "HEALTH_PORT" | "METRICS_PORT",
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

const sentence = (setting: string, port: number, error: unknown) =>
  systemError(error).code === "EADDRINUSE"
    ? `${setting} ${port} is in use: each process on a computer needs one of its own.`
    : `${setting} ${port} cannot be used: ${reasonOf(error)}.`;
