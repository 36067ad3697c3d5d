import type { FastifyInstance } from "fastify";
import { readSummary } from "../../../../application/summary/readSummary.ts";
import { getSummary } from "../../../contract/board/summary.ts";
import type { AppRuntime } from "../../http/runtime.ts";
import { serve } from "../../http/serve.ts";

export const summaryRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  serve(app, runtime, getSummary, ({ tournamentId }) => readSummary(tournamentId));
};
