import { Effect } from "effect";
import type { FastifyInstance } from "fastify";
import { enterPlayers as enter } from "../../../../application/field/enterPlayers.ts";
import { enterPlayers } from "../../../contract/field/entering.ts";
import type { AppRuntime } from "../../http/runtime.ts";
import { serveCommand } from "../../http/serveCommand.ts";
import { sentenceOf } from "../../problems/problems.ts";

export const enteringRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  serveCommand(
    app,
    runtime,
    enterPlayers,
    Effect.fnUntraced(function* ({ tournamentId, body }, context) {
      const { position, question, outcomes } = yield* enter({ tournamentId, ...body }, context);
      const answers = outcomes.map(({ playerId, outcome, refusal }) => ({
        ...{ playerId, outcome },
        error: refusal === null ? null : sentenceOf(refusal),
      }));
      return { position, body: { question, outcomes: answers } };
    }),
  );
};
