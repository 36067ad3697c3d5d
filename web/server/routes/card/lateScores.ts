import { Effect } from "effect";
import type { FastifyInstance } from "fastify";
import {
  decideLateScores as decide,
  previewLateScores,
} from "../../../../application/scorecard/lateScores.ts";
import { lateCardsOf } from "../../../../projections/scorecards/lateCards.ts";
import { findScorecard } from "../../../../projections/scorecards/queries.ts";
import { ScorecardNotFound } from "../../../../projections/scorecards/scorecardNotFound.ts";
import { decideLateScores, listLateScores } from "../../../contract/card/lateScores.ts";
import type { AppRuntime } from "../../http/runtime.ts";
import { serve } from "../../http/serve.ts";
import { serveCommand } from "../../http/serveCommand.ts";
import { previewOf } from "../../views/card/correctionPreview.ts";
import { lateScoresOf } from "../../views/card/lateScores.ts";
import { showScorecard } from "../../views/card/showScorecard.ts";

/** Scores that players sent after the end of an event. */
export const lateScoreRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  serve(app, runtime, listLateScores, ({ tournamentId }) =>
    Effect.map(lateCardsOf(tournamentId), (rows) => rows.map(lateScoresOf)),
  );

  serveCommand(
    app,
    runtime,
    decideLateScores,
    Effect.fnUntraced(function* ({ tournamentId, params, body, caller }, context) {
      const { scorecardId } = params;
      const card = yield* findScorecard(scorecardId);
      if (card.tournamentId !== tournamentId) return yield* new ScorecardNotFound({ scorecardId });
      if (body.preview) {
        const { events, position } = yield* previewLateScores(card, body.accept, caller.id);
        return { position, body: previewOf(tournamentId, events, card.playerId) };
      }
      const written = yield* decide(card, body.accept, context);
      return { position: written.position, body: showScorecard(card, written) };
    }),
  );
};
