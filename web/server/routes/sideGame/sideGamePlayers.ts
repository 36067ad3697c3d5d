import { Effect } from "effect";
import type { FastifyInstance } from "fastify";
import type { CommandContext } from "../../../../application/commands/streamHandler.ts";
import {
  joinSideGame as join,
  leaveSideGame as leave,
} from "../../../../application/sideGame/joinSideGame.ts";
import {
  carriedOut,
  enteringPlayers,
  previewed,
  takingOut,
} from "../../../../application/sideGame/manageSideGame.ts";
import type { SideGameId, TournamentId } from "../../../../domain/shared/values.ts";
import { SideGameNotFound } from "../../../../domain/sideGame/rejections.ts";
import {
  enterInSideGame,
  leaveSideGame,
  takeOutOfSideGame,
} from "../../../contract/sideGame/sideGamePlayers.ts";
import { joinSideGame } from "../../../contract/sideGame/sideGames.ts";
import type { AppRuntime } from "../../http/runtime.ts";
import { serveCommand } from "../../http/serveCommand.ts";
import { sentenceOf } from "../../problems/problems.ts";
import { previewOfPlayers } from "../../views/sideGame/sideGamePreview.ts";
import { firstOf, sideGameRow } from "../../views/sideGame/sideGameRow.ts";
import { showSideGameParticipant } from "../../views/sideGame/sideGames.ts";

/** Who plays in a side game. */
export const sideGamePlayerRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  serveCommand(
    app,
    runtime,
    joinSideGame,
    Effect.fnUntraced(function* ({ tournamentId, params, caller, body }, context) {
      const { sideGameId } = params;
      const teamName = body.teamName?.trim() ?? null;
      const who = { sideGameId, tournamentId, playerId: caller.id };
      const { position } = yield* join({ ...who, ...body, teamName }, context);
      const participant = Effect.flatMap(sideGameRow(sideGameId), ({ participants }) =>
        firstOf(sideGameId)(participants.filter((row) => row.player_id === caller.id)),
      );
      return { position, body: Effect.flatMap(participant, showSideGameParticipant) };
    }),
  );

  serveCommand(
    app,
    runtime,
    leaveSideGame,
    Effect.fnUntraced(function* ({ tournamentId, params: { sideGameId }, caller }, context) {
      const who = { sideGameId, tournamentId, playerId: caller.id };
      const { position } = yield* leave(who, context);
      return { position, body: { success: true } as const };
    }),
  );

  serveCommand(
    app,
    runtime,
    enterInSideGame,
    Effect.fnUntraced(function* ({ tournamentId, params: { sideGameId }, body }, context) {
      const game = { tournamentId, sideGameId };
      const { preview, ...entering } = body;
      const teamName = entering.teamName?.trim() ?? null;
      const decisions = yield* enteringPlayers({ ...game, ...entering, teamName });
      return yield* changePlayers(game, decisions, preview, context);
    }),
  );

  serveCommand(
    app,
    runtime,
    takeOutOfSideGame,
    Effect.fnUntraced(function* ({ tournamentId, params, query }, context) {
      const game = { tournamentId, sideGameId: params.sideGameId };
      const decisions = yield* takingOut({ ...game, playerId: params.userId });
      return yield* changePlayers(game, decisions, query.preview === "true", context);
    }),
  );
};

interface OfGame {
  readonly tournamentId: TournamentId;
  readonly sideGameId: SideGameId;
}

/** What moves is worked out before anything is written. */
const changePlayers = Effect.fnUntraced(function* (
  game: OfGame,
  decisions: Parameters<typeof carriedOut>[1],
  isPreview: boolean,
  context: CommandContext,
) {
  const { sideGameId } = game;
  const preview = yield* previewed(game, decisions);
  if (preview.game.existence !== "Created") return yield* new SideGameNotFound({ sideGameId });
  const changes = yield* previewOfPlayers(yield* sideGameRow(sideGameId), preview.game);
  const { position, outcomes } = isPreview
    ? { position: null, outcomes: preview.outcomes }
    : yield* carriedOut(game, decisions, context);
  const players = outcomes.map(({ playerId, refusal }) => ({
    ...{ playerId, done: refusal === null },
    error: refusal === null ? null : sentenceOf(refusal),
  }));
  return { position, body: { players, changes } };
});
