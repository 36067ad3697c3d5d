import type { FastifyInstance } from "fastify";
import { getTeamLeaderboard } from "../../contract/teamLeaderboard.ts";
import { isKnown } from "../etags.ts";
import type { AppRuntime } from "../runtime.ts";
import { sendPrepared, withEtag } from "../sendPrepared.ts";
import { bind } from "../serve.ts";
import { TeamBoards } from "../teamBoards.ts";

export const teamLeaderboardRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  bind(app, runtime, getTeamLeaderboard, async ({ tournamentId, query }, request, reply) => {
    const board = await runtime.runPromise(
      TeamBoards.use(({ current, asOf }) =>
        query.asOf === undefined ? current(tournamentId) : asOf(tournamentId, new Date(query.asOf)),
      ),
    );
    withEtag(reply, board);
    const { "if-none-match": known, "accept-encoding": accepted } = request.headers;
    if (isKnown(known, board)) return reply.code(304).send();
    return sendPrepared(reply, board, typeof accepted === "string" ? accepted : "");
  });
};
