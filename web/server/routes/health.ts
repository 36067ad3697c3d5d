import type { FastifyInstance } from "fastify";
import { Health } from "../../../application/ports/Health.ts";
import { getHealth } from "../../contract/health.ts";
import { encoderOf } from "../http/encoderOf.ts";
import type { AppRuntime } from "../http/runtime.ts";

const encode = encoderOf(getHealth);

/**
 * Answers 503 with the same report if the product cannot serve, for monitoring. It has no gate:
 * sessions cannot be read while the database is away, and they do not matter here.
 */
export const healthRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  app.route({
    method: getHealth.method,
    url: getHealth.path,
    handler: async (_request, reply) => {
      const report = await runtime.runPromise(Health.use((health) => health.report));
      return reply.code(report.status === "ok" ? 200 : 503).send(encode(report));
    },
  });
};
