import { Effect } from "effect";
import type { FastifyInstance } from "fastify";
import { hasPlace } from "../../../../application/access/rules.ts";
import {
  recordGroupScores as recordForGroup,
  recordOwnScores,
} from "../../../../application/scorecard/recordScores.ts";
import { roundAhead } from "../../../../application/scorecard/roundAhead.ts";
import { playingGroupsOf } from "../../../../projections/groups/queries.ts";
import { cardById } from "../../../../projections/scorecards/cardById.ts";
import {
  cardsOf,
  cardsOfPlayer,
  cardsShownTo,
  validAttestationsIn,
} from "../../../../projections/scorecards/queries.ts";
import { explainScorecard } from "../../../contract/card/explanation.ts";
import { listMyRounds } from "../../../contract/card/ownRounds.ts";
import {
  getRoundAhead,
  getScorecard,
  listAllScorecards,
  listMyScorecards,
  listVerificationNeeded,
  recordGroupScores,
  recordMyScores,
} from "../../../contract/card/scorecards.ts";
import type { AppRuntime } from "../../http/runtime.ts";
import { serve } from "../../http/serve.ts";
import { serveCommand } from "../../http/serveCommand.ts";
import { serveList } from "../../http/serveList.ts";
import { asEntered } from "../../views/card/asEntered.ts";
import { roundAheadOf } from "../../views/card/cardHoles.ts";
import { cardsByName } from "../../views/card/cardsByName.ts";
import { cardText } from "../../views/card/cardText.ts";
import { explanationOf } from "../../views/card/explanation.ts";
import { scorecardDetailOf } from "../../views/card/scorecardDetail.ts";
import { scorecardsOf } from "../../views/card/scorecards.ts";
import { showScorecard } from "../../views/card/showScorecard.ts";
import { signableBy } from "../../views/card/signableCards.ts";
import { roundsOf } from "../../views/event/rounds.ts";

export const scorecardRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  serve(app, runtime, listMyRounds, ({ caller }) =>
    Effect.flatMap(cardsOfPlayer(caller.id), roundsOf),
  );

  serve(app, runtime, getScorecard, ({ params }) =>
    Effect.flatMap(cardById(params.scorecardId), scorecardDetailOf),
  );

  serve(app, runtime, explainScorecard, ({ params }) =>
    Effect.map(cardById(params.scorecardId), explanationOf),
  );

  serve(app, runtime, listMyScorecards, ({ tournamentId, caller }) =>
    Effect.flatMap(cardsShownTo(tournamentId, caller.id), scorecardsOf),
  );

  serve(app, runtime, getRoundAhead, ({ tournamentId, params, caller }) => {
    const playerId = caller.kind === "player" ? caller.id : null;
    const round = roundAhead({ tournamentId, round: params.roundNumber }, playerId);
    return Effect.map(round, roundAheadOf);
  });

  serveList(app, runtime, listAllScorecards, ({ tournamentId, query }) =>
    cardsByName(tournamentId, query),
  );

  serve(
    app,
    runtime,
    listVerificationNeeded,
    Effect.fnUntraced(function* ({ tournamentId, caller, entry }) {
      // A player on the waitlist signs nothing.
      if (!hasPlace(entry)) return [];
      const cards = yield* cardsOf(tournamentId);
      const signatures = yield* validAttestationsIn(tournamentId);
      const groups = yield* playingGroupsOf(tournamentId);
      return yield* scorecardsOf(signableBy(caller.id, cards, signatures, groups));
    }),
  );

  serveCommand(
    app,
    runtime,
    recordMyScores,
    Effect.fnUntraced(function* ({ tournamentId, body, caller }, context) {
      const { roundNumber: round, holeScores } = body;
      const card = { tournamentId, playerId: caller.id, round };
      const { scores, basedOn } = asEntered(holeScores);
      const written = yield* recordOwnScores(card, scores, context, basedOn);
      return { position: written.position, body: showScorecard(card, written) };
    }),
    cardText,
  );

  serveCommand(
    app,
    runtime,
    recordGroupScores,
    Effect.fnUntraced(function* ({ tournamentId, body, caller }, context) {
      const { playerId, roundNumber: round, holeScores } = body;
      const card = { tournamentId, playerId, round };
      const { scores, basedOn } = asEntered(holeScores);
      const written = yield* recordForGroup(card, caller.id, scores, context, basedOn);
      return { position: written.position, body: showScorecard(card, written) };
    }),
    cardText,
  );
};
