import { Effect } from "effect";
import type { FastifyInstance } from "fastify";
import { settleHoleDispute as settle } from "../../../../application/scorecard/settleDispute.ts";
import { settleHoleDispute } from "../../../contract/card/disputes.ts";
import type { AppRuntime } from "../../http/runtime.ts";
import { serveCommand } from "../../http/serveCommand.ts";
import { showScorecard } from "../../views/card/showScorecard.ts";

export const disputeRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  serveCommand(
    app,
    runtime,
    settleHoleDispute,
    Effect.fnUntraced(function* ({ card, params, body }, context) {
      const settling = { card, holeNumber: params.holeNumber, entryId: body.entryId };
      const { position } = yield* settle(settling, context);
      return { position, body: showScorecard(card) };
    }),
  );
};
