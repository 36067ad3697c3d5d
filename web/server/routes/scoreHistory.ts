import { Effect } from "effect";
import type { FastifyInstance } from "fastify";
import { newestChanges } from "../../../application/scorecard/scoreHistory.ts";
import { getScoreHistory, MAX_CHANGES } from "../../contract/scoreHistory.ts";
import type { AppRuntime } from "../http/runtime.ts";
import { serveList } from "../http/serveList.ts";
import { namesOf } from "../views/actors.ts";

export const scoreHistoryRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  serveList(
    app,
    runtime,
    getScoreHistory,
    Effect.fnUntraced(function* ({ card, query }) {
      const { limit = MAX_CHANGES, before = null } = query;
      const { changes, total } = yield* newestChanges(card, { limit, before });
      const nameOf = yield* namesOf(changes.map(({ actor }) => actor));
      const items = changes.map(({ version, at, actor, kind, ...change }) => {
        const { holes, reason, dispute, handicap } = change;
        const by = { ...actor, ...nameOf(actor) };
        return { version, at, by, kind, holes, reason, dispute, handicap };
      });
      return { items, total };
    }),
  );
};
