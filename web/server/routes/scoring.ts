import { Effect } from "effect";
import type { FastifyInstance } from "fastify";
import { ReadModelProgress } from "../../../application/ports/ReadModelProgress.ts";
import { previewScoresOf, recordScoresOf } from "../../../application/scorecard/recordScores.ts";
import {
  rejectScorecard as reject,
  verifyScorecard as verify,
} from "../../../application/scorecard/verify.ts";
import { cardsOf, unverifiedCardsOf } from "../../../projections/scorecards/queries.ts";
import {
  listScorecards,
  listUnverifiedScorecards,
  previewScores,
  recordScores,
  rejectScorecard,
  verifyScorecard,
} from "../../contract/scoring.ts";
import { previewCorrection } from "../correctionPreview.ts";
import type { AppRuntime } from "../runtime.ts";
import { serve } from "../serve.ts";
import { serveCommand } from "../serveCommand.ts";
import { scorecardsOf } from "../views/scorecards.ts";
import { showScorecard } from "../views/showScorecard.ts";

export const scoringRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  serve(app, runtime, listScorecards, ({ tournamentId }) =>
    Effect.flatMap(cardsOf(tournamentId), scorecardsOf),
  );

  serve(app, runtime, listUnverifiedScorecards, ({ tournamentId }) =>
    Effect.flatMap(unverifiedCardsOf(tournamentId), scorecardsOf),
  );

  serveCommand(
    app,
    runtime,
    recordScores,
    Effect.fnUntraced(function* ({ tournamentId, body }, context) {
      const { playerId, roundNumber: round, holeScores, reason } = body;
      const card = { tournamentId, playerId, round };
      const written = yield* recordScoresOf(card, holeScores, reason, context);
      const { position } = written;
      return { position, body: showScorecard(card, written) };
    }),
  );

  serve(
    app,
    runtime,
    previewScores,
    Effect.fnUntraced(function* ({ tournamentId, body }) {
      const { playerId, roundNumber: round, holeScores, reason } = body;
      const card = { tournamentId, playerId, round };
      const { events, position } = yield* previewScoresOf(card, holeScores, reason);
      const progress = yield* ReadModelProgress;
      // Late or not, it answers with what can be known.
      if (position !== null) yield* progress.waitFor(recordScores.touches, position);
      return yield* previewCorrection(tournamentId, events);
    }),
  );

  serveCommand(
    app,
    runtime,
    verifyScorecard,
    Effect.fnUntraced(function* ({ card }, context) {
      const written = yield* verify(card, context);
      return { position: written.position, body: showScorecard(card, written) };
    }),
  );

  serveCommand(
    app,
    runtime,
    rejectScorecard,
    Effect.fnUntraced(function* ({ card, body }, context) {
      const written = yield* reject(card, body.reason, context);
      return { position: written.position, body: showScorecard(card, written) };
    }),
  );
};
