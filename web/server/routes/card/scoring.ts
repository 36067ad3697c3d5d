import { Effect } from "effect";
import type { FastifyInstance } from "fastify";
import { TournamentFacts } from "../../../../application/facts/tournamentFacts.ts";
import { ReadModelProgress } from "../../../../application/ports/ReadModelProgress.ts";
import { previewScoresOf, recordScoresOf } from "../../../../application/scorecard/recordScores.ts";
import { paceOf } from "../../../../projections/scorecards/pace.ts";
import { cardsOf, unverifiedCardsOf } from "../../../../projections/scorecards/queries.ts";
import { sheetCardsOf } from "../../../../projections/scorecards/sheetCards.ts";
import { shortCardsOf } from "../../../../projections/scorecards/shortCards.ts";
import { getScoreSheet } from "../../../contract/card/scoreSheet.ts";
import {
  getWaitingCards,
  listScorecards,
  listShortScorecards,
  listUnverifiedScorecards,
  previewScores,
  recordScores,
} from "../../../contract/card/scoring.ts";
import { listPace } from "../../../contract/teeSheet/pace.ts";
import type { AppRuntime } from "../../http/runtime.ts";
import { serve } from "../../http/serve.ts";
import { serveCommand } from "../../http/serveCommand.ts";
import { asEntered } from "../../views/card/asEntered.ts";
import { cardText } from "../../views/card/cardText.ts";
import { previewOf } from "../../views/card/correctionPreview.ts";
import { scorecardsOf } from "../../views/card/scorecards.ts";
import { scoreSheetOf } from "../../views/card/scoreSheet.ts";
import { shortScorecardsOf } from "../../views/card/shortScorecards.ts";
import { showScorecard } from "../../views/card/showScorecard.ts";
import { waitingCardsIn } from "../../views/card/waitingCards.ts";
import { withSigners } from "../../views/card/withSigners.ts";
import { cardsOver } from "../../views/match/matchesOver.ts";
import { toPace } from "../../views/teeSheet/pace.ts";

export const scoringRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  serve(app, runtime, listScorecards, ({ tournamentId }) =>
    Effect.flatMap(cardsOf(tournamentId), scorecardsOf),
  );

  serve(
    app,
    runtime,
    getWaitingCards,
    Effect.fnUntraced(function* ({ tournamentId }) {
      const { settings } = yield* TournamentFacts.use((facts) => facts.tournament(tournamentId));
      return yield* waitingCardsIn(tournamentId, settings);
    }),
  );

  serve(app, runtime, listShortScorecards, ({ tournamentId }) =>
    shortCardsOf(tournamentId).pipe(
      Effect.flatMap(shortScorecardsOf),
      Effect.flatMap((cards) => withSigners(tournamentId, cards)),
    ),
  );

  serve(app, runtime, getScoreSheet, ({ tournamentId, params }) =>
    Effect.gen(function* () {
      const rows = yield* sheetCardsOf(tournamentId, params.roundNumber);
      return scoreSheetOf(rows, yield* cardsOver(rows));
    }),
  );

  serve(app, runtime, listPace, ({ tournamentId }) =>
    Effect.map(paceOf(tournamentId), (cards) => cards.map(toPace)),
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
      const { scores, basedOn } = asEntered(holeScores);
      const written = yield* recordScoresOf(card, scores, reason, context, basedOn);
      return { position: written.position, body: showScorecard(card, written) };
    }),
    cardText,
  );

  serve(
    app,
    runtime,
    previewScores,
    Effect.fnUntraced(function* ({ tournamentId, body, caller }) {
      const { playerId, roundNumber: round, holeScores, reason } = body;
      const card = { tournamentId, playerId, round };
      const { scores, basedOn } = asEntered(holeScores);
      const { events, position } = yield* previewScoresOf(card, scores, reason, caller.id, basedOn);
      const progress = yield* ReadModelProgress;
      // It answers with the available facts, even if the read models are late.
      if (position !== null) yield* progress.waitFor(position);
      return yield* previewOf(tournamentId, events, playerId);
    }),
  );
};
