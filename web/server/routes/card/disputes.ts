import { Effect } from "effect";
import type { FastifyInstance } from "fastify";
import { disputeHole as dispute } from "../../../../application/scorecard/disputeHole.ts";
import { settleHoleDispute as settle } from "../../../../application/scorecard/settleDispute.ts";
import { findScorecard } from "../../../../projections/scorecards/queries.ts";
import { disputeHole, settleHoleDispute } from "../../../contract/card/disputes.ts";
import type { AppRuntime } from "../../http/runtime.ts";
import { serveCommand } from "../../http/serveCommand.ts";
import { asScore } from "../../views/card/asEntered.ts";
import { showScorecard } from "../../views/card/showScorecard.ts";

export const disputeRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  serveCommand(
    app,
    runtime,
    settleHoleDispute,
    Effect.fnUntraced(function* ({ card, params, body }, context) {
      const settling = { card, holeNumber: params.holeNumber, entryId: body.entryId };
      const written = yield* settle(settling, context);
      return { position: written.position, body: showScorecard(card, written) };
    }),
  );

  serveCommand(
    app,
    runtime,
    disputeHole,
    Effect.fnUntraced(function* ({ params, body, caller }, context) {
      const card = yield* findScorecard(params.scorecardId);
      const written = yield* dispute(card, caller.id, asScore(body), context);
      return { position: written.position, body: showScorecard(card, written) };
    }),
  );
};
