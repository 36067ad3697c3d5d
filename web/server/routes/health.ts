import type { FastifyInstance } from "fastify";
import { Health } from "../../../application/ports/Health.ts";
import { getHealth } from "../../contract/health.ts";
import { encoderOf } from "../http/encoderOf.ts";
import type { AppRuntime } from "../http/runtime.ts";

const encode = encoderOf(getHealth);

/**
 * 503 with the same report where the product cannot serve, for whoever watches over it. It has no
 * gate: whose session it is cannot be asked while the database is away, and does not matter here.
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
