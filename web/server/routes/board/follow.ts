import { Effect, Schema } from "effect";
import type { FastifyInstance } from "fastify";
import type { Entry } from "../../../../projections/boards/board.ts";
import { type Board, Boards } from "../../../../projections/boards/boards.ts";
import { cardById } from "../../../../projections/scorecards/cardById.ts";
import { ScorecardNotFound } from "../../../../projections/scorecards/scorecardNotFound.ts";
import {
  getFollowedBoard,
  getFollowedCard,
  getFollowedEvent,
} from "../../../contract/board/follow.ts";
import { sharedTournament } from "../../gate/sharedTournament.ts";
import { makeListText, makePrepare } from "../../http/prepared.ts";
import type { AppRuntime } from "../../http/runtime.ts";
import { sendPrepared } from "../../http/sendPrepared.ts";
import { bind, serve } from "../../http/serve.ts";
import {
  followedCardOf,
  followedEntryOf,
  followedEventOf,
  hasPublicCards,
} from "../../views/board/followed.ts";
import { scorecardDetailOf } from "../../views/card/scorecardDetail.ts";

const encode = Schema.encodeSync(getFollowedBoard.success.body.value);

/**
 * A proxy may answer a whole crowd with one copy. One second is short enough for a score, and for
 * an organiser who makes the board private again.
 */
const KEPT_FOR_A_SECOND = "public, max-age=0, s-maxage=1, must-revalidate";

/** A public board, for everyone who knows its address. */
export const followRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  const preparing = (hasCards: boolean) => {
    const textOf = makeListText((entry: Entry) => encode(followedEntryOf(entry, { hasCards })));
    return makePrepare(({ entries }: Board) => textOf(entries));
  };
  const prepareWithCards = preparing(true);
  const prepareWithout = preparing(false);

  serve(app, runtime, getFollowedEvent, ({ params: { shareCode }, address }) =>
    Effect.flatMap(sharedTournament({ shareCode, address }), followedEventOf),
  );

  serve(
    app,
    runtime,
    getFollowedCard,
    Effect.fnUntraced(function* ({ params: { shareCode, scorecardId }, address }) {
      const tournament = yield* sharedTournament({ shareCode, address });
      const card = yield* cardById(scorecardId);
      const isShown = hasPublicCards(tournament) && card.tournament_id === tournament.tournament_id;
      if (!isShown) return yield* new ScorecardNotFound({ scorecardId });
      return followedCardOf(yield* scorecardDetailOf(card));
    }),
  );

  bind(app, runtime, getFollowedBoard, async ({ params, query, address }, request, reply) => {
    const [board, prepare] = await runtime.runPromise(
      Effect.gen(function* () {
        const { leaderboard, leaderboardAsOf } = yield* Boards;
        const tournament = yield* sharedTournament({ ...params, address });
        const { tournament_id: id } = tournament;
        const shown = yield* query.asOf === undefined
          ? leaderboard(id)
          : leaderboardAsOf(id, new Date(query.asOf));
        return [shown, hasPublicCards(tournament) ? prepareWithCards : prepareWithout] as const;
      }),
    );
    return sendPrepared(request, reply, prepare(board), KEPT_FOR_A_SECOND);
  });
};
