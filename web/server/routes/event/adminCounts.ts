import { Effect } from "effect";
import type { FastifyInstance } from "fastify";
import { OrganiserClock } from "../../../../application/ports/OrganiserClock.ts";
import { Players } from "../../../../application/ports/Players.ts";
import { isStillToCome } from "../../../../domain/shared/stillToCome.ts";
import { tournamentTitles } from "../../../../projections/tournaments/lists.ts";
import { getAdminCounts } from "../../../contract/event/adminCounts.ts";
import type { AppRuntime } from "../../http/runtime.ts";
import { serve } from "../../http/serve.ts";

const SEVEN_DAYS = 7 * 24 * 60 * 60 * 1000;

export const adminCountRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  serve(
    app,
    runtime,
    getAdminCounts,
    Effect.fnUntraced(function* () {
      const now = yield* OrganiserClock.use((clock) => clock.now);
      const events = yield* tournamentTitles("start");
      const players = yield* Players.use(({ list }) => list("active"));
      const since = Date.now() - SEVEN_DAYS;
      return {
        totalEvents: events.length,
        upcomingEvents: events.filter(({ startDate }) => isStillToCome(startDate, now)).length,
        totalUsers: players.length,
        newUsers: players.filter(({ createdAt }) => createdAt.getTime() >= since).length,
      };
    }),
  );
};
