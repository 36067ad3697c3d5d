import type { FastifyInstance } from "fastify";
import { Boards } from "../../../../projections/boards/boards.ts";
import type { TeamBoard } from "../../../../projections/boards/teamBoard.ts";
import { getTeamLeaderboard } from "../../../contract/board/teamLeaderboard.ts";
import { encoderOf } from "../../http/encoderOf.ts";
import { makePrepare } from "../../http/prepared.ts";
import type { AppRuntime } from "../../http/runtime.ts";
import { sendPrepared } from "../../http/sendPrepared.ts";
import { bind } from "../../http/serve.ts";

const encode = encoderOf(getTeamLeaderboard);

export const teamLeaderboardRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  const prepare = makePrepare((board: TeamBoard) => JSON.stringify(encode(board)));

  bind(app, runtime, getTeamLeaderboard, async ({ tournamentId, query }, request, reply) => {
    const board = await runtime.runPromise(
      Boards.use(({ teams, teamsAsOf }) =>
        query.asOf === undefined
          ? teams(tournamentId)
          : teamsAsOf(tournamentId, new Date(query.asOf)),
      ),
    );
    return sendPrepared(request, reply, prepare(board));
  });
};
