import { Effect } from "effect";
import type { FastifyInstance } from "fastify";
import { changesOfCard } from "../../../projections/scoreHistory/queries.ts";
import { getScoreHistory } from "../../contract/scoreHistory.ts";
import type { AppRuntime } from "../runtime.ts";
import { serve } from "../serve.ts";
import { namesOf } from "../views/actors.ts";

export const scoreHistoryRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  serve(
    app,
    runtime,
    getScoreHistory,
    Effect.fnUntraced(function* ({ params }) {
      const changes = yield* changesOfCard(params.scorecardId);
      const nameOf = yield* namesOf(changes.map(({ actor }) => actor));
      return changes.map(({ version, at, actor, kind, holes, reason }) => {
        return { version, at, by: { ...actor, ...nameOf(actor) }, kind, holes, reason };
      });
    }),
  );
};
