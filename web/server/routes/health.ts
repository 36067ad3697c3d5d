import type { FastifyInstance } from "fastify";
import { Health } from "../../../application/ports/Health.ts";
import { getHealth } from "../../contract/health.ts";
import { encoderOf } from "../encoderOf.ts";
import type { AppRuntime } from "../runtime.ts";
import { bind } from "../serve.ts";

const encode = encoderOf(getHealth);

/** 503 with the same report where the product cannot serve, for whoever watches over it. */
export const healthRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  bind(app, runtime, getHealth, async (_call, _request, reply) => {
    const report = await runtime.runPromise(Health.use((health) => health.report));
    return reply.code(report.status === "ok" ? 200 : 503).send(encode(report));
  });
};
