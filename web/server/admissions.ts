import { Effect } from "effect";
import type { FastifyRequest } from "fastify";
import { Sessions } from "../../application/ports/Sessions.ts";
import type { TournamentId } from "../../domain/shared/values.ts";
import { LiveUpdates } from "../../projections/liveUpdates.ts";
import { AppliedPositions } from "../../projections/readModelProgress.ts";

/**
 * Tells whether somebody who was let into an event would still be: nobody's session has ended, and
 * neither the event nor its field has changed.
 */
export const makeAdmissions = Effect.gen(function* () {
  const { ended } = yield* Sessions;
  const { newest, told } = yield* LiveUpdates;
  const { untold } = yield* AppliedPositions;
  const before = new WeakMap<FastifyRequest, number>();

  const everything = () => ended() + untold() + told();
  const about = (tournamentId: TournamentId) =>
    ended() +
    untold() +
    newest(tournamentId, "registrations") +
    newest(tournamentId, "tournaments");

  return {
    /** To be called before the gate looks at the request. */
    begin: (request: FastifyRequest) => void before.set(request, everything()),
    /** Null where something changed while the gate was looking. */
    of: (request: FastifyRequest, tournamentId: TournamentId) => {
      if (before.get(request) !== everything()) return null;
      const admitted = about(tournamentId);
      return () => about(tournamentId) === admitted;
    },
  };
});
