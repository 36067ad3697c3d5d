import type { FastifyInstance } from "fastify";
import { averagesOfPlayer } from "../../../projections/scoringAverages/queries.ts";
import { getScoringAverages } from "../../contract/statistics.ts";
import type { AppRuntime } from "../http/runtime.ts";
import { serve } from "../http/serve.ts";

export const statisticsRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  serve(app, runtime, getScoringAverages, ({ caller }) => averagesOfPlayer(caller.id));
};
