import { Schema } from "effect";
import type { FastifyInstance } from "fastify";
import { type Board, Boards } from "../../../../projections/boards/boards.ts";
import { getLeaderboard } from "../../../contract/board/leaderboard.ts";
import { makeListText, makePrepare } from "../../http/prepared.ts";
import type { AppRuntime } from "../../http/runtime.ts";
import { sendPrepared } from "../../http/sendPrepared.ts";
import { bind } from "../../http/serve.ts";

export const leaderboardRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  const textOf = makeListText(Schema.encodeSync(getLeaderboard.success.body.value));
  const prepare = makePrepare(({ entries }: Board) => textOf(entries));

  bind(app, runtime, getLeaderboard, async ({ tournamentId, query }, request, reply) => {
    const board = await runtime.runPromise(
      Boards.use(({ leaderboard, leaderboardAsOf }) =>
        query.asOf === undefined
          ? leaderboard(tournamentId)
          : leaderboardAsOf(tournamentId, new Date(query.asOf)),
      ),
    );
    return sendPrepared(request, reply, prepare(board));
  });
};
