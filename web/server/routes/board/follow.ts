import { Effect } from "effect";
import type { FastifyInstance } from "fastify";
import { type Board, Boards } from "../../../../projections/boards/boards.ts";
import { getFollowedBoard, getFollowedEvent } from "../../../contract/board/follow.ts";
import { sharedTournament } from "../../gate/sharedTournament.ts";
import { encoderOf } from "../../http/encoderOf.ts";
import { makePrepare } from "../../http/prepared.ts";
import type { AppRuntime } from "../../http/runtime.ts";
import { sendPrepared } from "../../http/sendPrepared.ts";
import { bind, serve } from "../../http/serve.ts";
import { followedEntriesOf, followedEventOf } from "../../views/board/followed.ts";

const encode = encoderOf(getFollowedBoard);

/**
 * A proxy may answer a whole crowd with one copy. One second is short enough for a score, and for
 * an organiser who makes the board private again.
 */
const KEPT_FOR_A_SECOND = "public, max-age=0, s-maxage=1, must-revalidate";

/** A public board, for everyone who knows its address. */
export const followRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  const prepare = makePrepare(({ entries }: Board) =>
    JSON.stringify(encode(followedEntriesOf(entries))),
  );

  serve(app, runtime, getFollowedEvent, ({ params: { shareCode }, address }) =>
    Effect.flatMap(sharedTournament({ shareCode, address }), followedEventOf),
  );

  bind(app, runtime, getFollowedBoard, async ({ params, query, address }, request, reply) => {
    const board = await runtime.runPromise(
      Effect.gen(function* () {
        const { leaderboard, leaderboardAsOf } = yield* Boards;
        const { tournament_id: id } = yield* sharedTournament({ ...params, address });
        return yield* query.asOf === undefined
          ? leaderboard(id)
          : leaderboardAsOf(id, new Date(query.asOf));
      }),
    );
    return sendPrepared(request, reply, prepare(board), KEPT_FOR_A_SECOND);
  });
};
