import { Effect } from "effect";
import type { FastifyRequest } from "fastify";
import { Sessions } from "../../application/ports/Sessions.ts";
import { MOST_AGE } from "../../application/streamMemory.ts";
import type { TournamentId } from "../../domain/shared/values.ts";
import { LiveUpdates } from "../../projections/liveUpdates.ts";
import { AppliedPositions } from "../../projections/readModelProgress.ts";

/** What decides about who is let into an event, besides sessions. */
export const deciding: ReadonlyArray<string> = ["registrations", "tournaments"];

/**
 * Tells whether somebody who was let into an event would still be: nobody's session has ended, and
 * neither the event nor its field has changed.
 */
export const makeAdmissions = Effect.gen(function* () {
  const { ended } = yield* Sessions;
  const { newest, newestAt, told } = yield* LiveUpdates;
  const { untold } = yield* AppliedPositions;
  const before = new WeakMap<FastifyRequest, number | null>();

  /** Null while nobody would say that a session has ended. */
  const withSessions = (changes: number) => {
    const sessions = ended();
    return sessions === null ? null : sessions + untold() + changes;
  };
  const everything = () => withSessions(told());
  const about = (id: TournamentId) =>
    withSessions(deciding.reduce((sum, model) => sum + newest(id, model), 0));

  /** The gate may have seen the event or its field as they were before their last change. */
  const mayBeOld = (id: TournamentId) =>
    deciding.some((model) => performance.now() - newestAt(id, model) <= MOST_AGE);

  return {
    /** To be called before the gate looks at the request. */
    begin: (request: FastifyRequest) => void before.set(request, everything()),
    /** Null where something changed while the gate was looking, or shortly before. */
    of: (request: FastifyRequest, tournamentId: TournamentId) => {
      const admitted = about(tournamentId);
      if (admitted === null || mayBeOld(tournamentId)) return null;
      if (before.get(request) !== everything()) return null;
      return () => about(tournamentId) === admitted;
    },
  };
});
