import { Effect } from "effect";
import type { FastifyInstance } from "fastify";
import { enterAccount } from "../../../application/field/enterAccount.ts";
import { RegistrationNotFound } from "../../../application/field/refusals.ts";
import { removePlayer } from "../../../application/field/removePlayer.ts";
import { Players } from "../../../application/ports/Players.ts";
import { registrationsOfPlayer } from "../../../projections/tournaments/registrationsOfPlayer.ts";
import { listUserEvents, registerUser, removeUserFromEvent } from "../../contract/users.ts";
import type { AppRuntime } from "../http/runtime.ts";
import { serve } from "../http/serve.ts";
import { serveCommand } from "../http/serveCommand.ts";
import { showRegistration } from "../views/showRegistration.ts";

/** The events of a player, for administrators. */
export const userRegistrationRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  serve(
    app,
    runtime,
    listUserEvents,
    Effect.fnUntraced(function* ({ params }) {
      yield* Players.use((players) => players.byId(params.userId));
      const rows = yield* registrationsOfPlayer(params.userId);
      return rows.map((row) => ({
        eventId: row.tournament_id,
        status: row.status,
        registrationId: row.registration_id,
        registrationDate: row.registration_date,
      }));
    }),
  );

  serveCommand(
    app,
    runtime,
    registerUser,
    Effect.fnUntraced(function* ({ tournamentId, params: { userId: playerId } }, context) {
      const { position } = yield* enterAccount(tournamentId, playerId, context);
      return { position, body: showRegistration({ tournamentId, playerId }) };
    }),
  );

  serveCommand(
    app,
    runtime,
    removeUserFromEvent,
    Effect.fnUntraced(function* ({ tournamentId, params: { userId: playerId } }, context) {
      const who = { tournamentId, playerId };
      const { position } = yield* removePlayer(tournamentId, playerId, context).pipe(
        Effect.catchTag("NotInField", () => new RegistrationNotFound(who)),
      );
      return { position, body: { success: true } as const };
    }),
  );
};
