import type { FastifyInstance } from "fastify";
import { type Board, Boards } from "../../../../projections/boards/boards.ts";
import { getLeaderboard } from "../../../contract/board/leaderboard.ts";
import { encoderOf } from "../../http/encoderOf.ts";
import { makePrepare } from "../../http/prepared.ts";
import type { AppRuntime } from "../../http/runtime.ts";
import { sendPrepared } from "../../http/sendPrepared.ts";
import { bind } from "../../http/serve.ts";

const encode = encoderOf(getLeaderboard);

export const leaderboardRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  const prepare = makePrepare(({ entries }: Board) => JSON.stringify(encode(entries)));

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
