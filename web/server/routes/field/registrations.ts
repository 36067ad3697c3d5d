import { Effect } from "effect";
import type { FastifyInstance } from "fastify";
import { checkEventNumber } from "../../../../application/field/checkEventNumber.ts";
import { withdrawFromTournament } from "../../../../application/field/manageParticipant.ts";
import { registerPlayer } from "../../../../application/field/registerPlayer.ts";
import { findRegistration } from "../../../../projections/registrations/queries.ts";
import { findTournament } from "../../../../projections/tournaments/queries.ts";
import {
  getRegistrationStatus,
  listMyRegistrations,
  openInvitation,
  registerForEvent,
  withdraw,
} from "../../../contract/field/registrations.ts";
import type { AppRuntime } from "../../http/runtime.ts";
import { serve } from "../../http/serve.ts";
import { serveCommand } from "../../http/serveCommand.ts";
import { invitedEventOf } from "../../views/event/events.ts";
import { showRegistrationsOf, waitlistReasonOf } from "../../views/field/registrations.ts";
import { showRegistration } from "../../views/field/showRegistration.ts";

export const registrationRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  serve(app, runtime, listMyRegistrations, ({ caller }) => showRegistrationsOf(caller.id));

  serve(
    app,
    runtime,
    getRegistrationStatus,
    Effect.fnUntraced(function* ({ tournamentId, caller }) {
      const row = yield* findRegistration(tournamentId, caller.id);
      const status = row?.status ?? null;
      return {
        isRegistered: status === "registered" || status === "waitlist",
        status,
        waitlistPlace: row?.waitlist_place ?? null,
        waitlistReason: row ? waitlistReasonOf(row) : null,
      };
    }),
  );

  serve(
    app,
    runtime,
    openInvitation,
    Effect.fnUntraced(function* ({ tournamentId, body, caller, address }) {
      const enteredNumber = body.eventId;
      yield* checkEventNumber({ tournamentId, playerId: caller.id, enteredNumber, address });
      return yield* Effect.flatMap(findTournament(tournamentId), invitedEventOf);
    }),
  );

  serveCommand(
    app,
    runtime,
    registerForEvent,
    Effect.fnUntraced(function* ({ tournamentId, query, caller, address }, context) {
      const who = { tournamentId, playerId: caller.id };
      const enteredNumber = query.eventId ?? null;
      const { position } = yield* registerPlayer({ ...who, enteredNumber, address }, context);
      return { position, body: showRegistration(who) };
    }),
  );

  serveCommand(
    app,
    runtime,
    withdraw,
    Effect.fnUntraced(function* ({ tournamentId, caller }, context) {
      const who = { tournamentId, playerId: caller.id };
      const { position } = yield* withdrawFromTournament(who, context);
      return { position, body: showRegistration(who) };
    }),
  );
};
