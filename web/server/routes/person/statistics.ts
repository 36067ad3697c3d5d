import { Effect } from "effect";
import type { FastifyInstance } from "fastify";
import { cardsOfPlayer } from "../../../../projections/scorecards/queries.ts";
import { averagesOfPlayer } from "../../../../projections/scoringAverages/queries.ts";
import { getScoringAverages } from "../../../contract/card/scoringAverages.ts";
import { getHandicapRecord, getStatistics } from "../../../contract/person/statistics.ts";
import type { AppRuntime } from "../../http/runtime.ts";
import { serve } from "../../http/serve.ts";
import { handicapRecordOf } from "../../views/person/handicapRecord.ts";
import { statisticsOf } from "../../views/person/statistics.ts";

export const statisticsRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  serve(app, runtime, getScoringAverages, ({ caller }) => averagesOfPlayer(caller.id));

  serve(app, runtime, getHandicapRecord, ({ caller }) =>
    Effect.flatMap(cardsOfPlayer(caller.id), handicapRecordOf),
  );

  serve(app, runtime, getStatistics, ({ caller }) => statisticsOf(caller.id));
};
