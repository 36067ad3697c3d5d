import { Effect } from "effect";
import type { FastifyInstance } from "fastify";
import type { CommandContext } from "../../../../application/commands/streamHandler.ts";
import {
  rejectScorecard as reject,
  verifyScorecard as verify,
  withdrawVerification,
} from "../../../../application/scorecard/verify.ts";
import { commandIdOf } from "../../../../domain/shared/derivedIds.ts";
import type { ScorecardId, TournamentId } from "../../../../domain/shared/values.ts";
import { findScorecard } from "../../../../projections/scorecards/queries.ts";
import { ScorecardNotFound } from "../../../../projections/scorecards/scorecardNotFound.ts";
import {
  rejectScorecard,
  unverifyScorecard,
  verifyScorecard,
  verifyScorecards,
} from "../../../contract/card/scoring.ts";
import type { AppRuntime } from "../../http/runtime.ts";
import { serveCommand } from "../../http/serveCommand.ts";
import { sentenceOf } from "../../problems/problems.ts";
import { showScorecard } from "../../views/card/showScorecard.ts";

/** Verifies cards, takes verifications back, and sends cards back to their players. */
export const verificationRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  serveCommand(
    app,
    runtime,
    verifyScorecard,
    Effect.fnUntraced(function* ({ card }, context) {
      const { position } = yield* verify(card, context);
      return { position, body: showScorecard(card) };
    }),
  );

  serveCommand(
    app,
    runtime,
    rejectScorecard,
    Effect.fnUntraced(function* ({ card, body }, context) {
      const { position } = yield* reject(card, body.reason, context);
      return { position, body: showScorecard(card) };
    }),
  );

  serveCommand(
    app,
    runtime,
    unverifyScorecard,
    Effect.fnUntraced(function* ({ card, body }, context) {
      const { position } = yield* withdrawVerification(card, body.reason, context);
      return { position, body: showScorecard(card) };
    }),
  );

  serveCommand(
    app,
    runtime,
    verifyScorecards,
    Effect.fnUntraced(function* ({ tournamentId, body }, context) {
      const cards = yield* Effect.forEach(
        [...new Set(body.scorecardIds)],
        (scorecardId) => verifyOneOf(tournamentId, scorecardId, context),
        { concurrency: AT_ONCE },
      );
      const positions = cards.flatMap(({ position }) => position ?? []);
      return {
        position: positions.toSorted((one, other) => other - one)[0] ?? null,
        body: cards.map(({ scorecardId, error }) => ({
          scorecardId,
          verified: error === null,
          error,
        })),
      };
    }),
  );
};

const AT_ONCE = 8;

/**
 * Each card is decided separately, with the reason if it could not be verified. An outage ends them
 * all.
 */
const verifyOneOf = (
  tournamentId: TournamentId,
  scorecardId: ScorecardId,
  context: CommandContext,
) =>
  Effect.gen(function* () {
    const card = yield* findScorecard(scorecardId);
    if (card.tournamentId !== tournamentId) yield* new ScorecardNotFound({ scorecardId });
    const commandId = commandIdOf(context.actor, `verify ${scorecardId}`, context.commandId);
    const { position } = yield* verify(card, { ...context, commandId });
    return { scorecardId, position, error: null };
  }).pipe(
    Effect.catchTag(
      [
        "ScorecardNotFound",
        "ScorecardNotOpen",
        "NothingToVerify",
        "CannotVerifyDisputed",
        "StreamMoved",
      ],
      (refusal) => Effect.succeed({ scorecardId, position: null, error: sentenceOf(refusal) }),
    ),
  );
