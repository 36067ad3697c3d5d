import { Effect } from "effect";
import type { FastifyInstance } from "fastify";
import type { CommandContext } from "../../../../application/commands/streamHandler.ts";
import {
  signOnPaper as sign,
  verifyScorecard as verify,
  withdrawVerification,
} from "../../../../application/scorecard/verify.ts";
import { commandIdOf } from "../../../../domain/shared/derivedIds.ts";
import type { Position } from "../../../../domain/shared/recorded.ts";
import type { ScorecardId, ScorecardKey, TournamentId } from "../../../../domain/shared/values.ts";
import { findScorecard } from "../../../../projections/scorecards/queries.ts";
import { ScorecardNotFound } from "../../../../projections/scorecards/scorecardNotFound.ts";
import {
  signOnPaper,
  unverifyScorecards,
  verifyScorecards,
} from "../../../contract/card/scoring.ts";
import type { AppRuntime } from "../../http/runtime.ts";
import { serveCommand } from "../../http/serveCommand.ts";
import { sentenceOf } from "../../problems/problems.ts";

/** Verifies many cards, takes that back, or says that they are signed. Each card is decided separately. */
export const manyCardsRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  serveCommand(
    app,
    runtime,
    verifyScorecards,
    Effect.fnUntraced(function* ({ tournamentId, body }, context) {
      const decided = yield* each(body.scorecardIds, (scorecardId) =>
        verifyOneOf(tournamentId, scorecardId, context),
      );
      return {
        position: lastOf(decided),
        body: decided.map(({ scorecardId, error }) => ({
          ...{ scorecardId, error },
          verified: error === null,
        })),
      };
    }),
  );

  serveCommand(
    app,
    runtime,
    unverifyScorecards,
    Effect.fnUntraced(function* ({ tournamentId, body }, context) {
      const decided = yield* each(body.scorecardIds, (scorecardId) =>
        undoOneOf(tournamentId, scorecardId, context),
      );
      return {
        position: lastOf(decided),
        body: decided.map(({ scorecardId, error }) => ({
          ...{ scorecardId, error },
          undone: error === null,
        })),
      };
    }),
  );

  serveCommand(
    app,
    runtime,
    signOnPaper,
    Effect.fnUntraced(function* ({ tournamentId, body }, context) {
      const decided = yield* each(body.scorecardIds, (scorecardId) =>
        signOneOf(tournamentId, scorecardId, body.signed, context),
      );
      return {
        position: lastOf(decided),
        body: decided.map(({ scorecardId, error }) => ({
          ...{ scorecardId, error },
          signed: error === null && body.signed,
        })),
      };
    }),
  );
};

const AT_ONCE = 8;

const each = <Decided, Failure, Needed>(
  scorecardIds: ReadonlyArray<ScorecardId>,
  decide: (scorecardId: ScorecardId) => Effect.Effect<Decided, Failure, Needed>,
) => Effect.forEach([...new Set(scorecardIds)], decide, { concurrency: AT_ONCE });

/** Null if nothing was written. */
const lastOf = (decided: ReadonlyArray<{ readonly position: Position | null }>) =>
  decided.flatMap(({ position }) => position ?? []).toSorted((one, other) => other - one)[0] ??
  null;

const isRefused = (scorecardId: ScorecardId, error: string) =>
  Effect.succeed({ scorecardId, position: null, error });

const cardOf = Effect.fnUntraced(function* (tournamentId: TournamentId, scorecardId: ScorecardId) {
  const card: ScorecardKey = yield* findScorecard(scorecardId);
  if (card.tournamentId !== tournamentId) yield* new ScorecardNotFound({ scorecardId });
  return card;
});

/** With the reason if it could not be verified. An outage ends them all. */
const verifyOneOf = (
  tournamentId: TournamentId,
  scorecardId: ScorecardId,
  context: CommandContext,
) =>
  Effect.gen(function* () {
    const card = yield* cardOf(tournamentId, scorecardId);
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
      (refusal) => isRefused(scorecardId, sentenceOf(refusal)),
    ),
  );

/** The same for a verification that is taken back. */
const undoOneOf = (tournamentId: TournamentId, scorecardId: ScorecardId, context: CommandContext) =>
  Effect.gen(function* () {
    const card = yield* cardOf(tournamentId, scorecardId);
    const commandId = commandIdOf(context.actor, `unverify ${scorecardId}`, context.commandId);
    const { position } = yield* withdrawVerification(card, null, { ...context, commandId });
    return { scorecardId, position, error: null };
  }).pipe(
    Effect.catchTag(
      [
        "ScorecardNotFound",
        "ScorecardNotOpen",
        "ScorecardNotVerified",
        "TournamentCompleted",
        "StreamMoved",
      ],
      (refusal) => isRefused(scorecardId, sentenceOf(refusal)),
    ),
  );

/** The same for a card whose paper is signed, or is not after all. */
const signOneOf = (
  tournamentId: TournamentId,
  scorecardId: ScorecardId,
  isSigned: boolean,
  context: CommandContext,
) =>
  Effect.gen(function* () {
    const card = yield* cardOf(tournamentId, scorecardId);
    const commandId = commandIdOf(context.actor, `sign ${scorecardId}`, context.commandId);
    const { position } = yield* sign(card, isSigned, { ...context, commandId });
    return { scorecardId, position, error: null };
  }).pipe(
    Effect.catchTag(
      [
        "ScorecardNotFound",
        "ScorecardNotOpen",
        "ScorecardHasNoScores",
        "ScorecardAlreadyVerified",
        "CannotAttestDisputed",
        "StreamMoved",
      ],
      (refusal) => isRefused(scorecardId, sentenceOf(refusal)),
    ),
  );
