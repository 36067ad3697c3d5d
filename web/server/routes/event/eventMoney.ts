import { Effect } from "effect";
import type { FastifyInstance } from "fastify";
import { courseHolesOf } from "../../../../application/sideGame/courseHoles.ts";
import { Boards } from "../../../../projections/boards/boards.ts";
import { settle } from "../../../../projections/boards/settlements.ts";
import { getEventMoney } from "../../../contract/event/eventMoney.ts";
import type { AppRuntime } from "../../http/runtime.ts";
import { serve } from "../../http/serve.ts";
import { showEventMoney } from "../../views/event/eventMoney.ts";

export const eventMoneyRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  serve(
    app,
    runtime,
    getEventMoney,
    Effect.fnUntraced(function* ({ tournamentId }) {
      const known = yield* Boards.use(({ sideGames }) => sideGames(tournamentId));
      const settled = yield* Effect.forEach(known.games, (game) =>
        settle(known, game.side_game_id, courseHolesOf(tournamentId)),
      );
      return yield* showEventMoney(settled.flatMap((each) => (each ? [each] : [])));
    }),
  );
};
