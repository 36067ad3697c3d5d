import { Effect } from "effect";
import type { FastifyInstance } from "fastify";
import { manages } from "../../../../application/access/rules.ts";
import { enterAccount } from "../../../../application/field/enterAccount.ts";
import { RegistrationNotFound } from "../../../../application/field/refusals.ts";
import { removePlayer } from "../../../../application/field/removePlayer.ts";
import { Players } from "../../../../application/ports/Players.ts";
import { lastHandicapsOf } from "../../../../projections/scorecards/lastHandicaps.ts";
import { registrationsOfPlayer } from "../../../../projections/tournaments/registrationsOfPlayer.ts";
import {
  listUserEvents,
  registerUser,
  removeUserFromEvent,
} from "../../../contract/person/users.ts";
import type { AppRuntime } from "../../http/runtime.ts";
import { serve } from "../../http/serve.ts";
import { serveCommand } from "../../http/serveCommand.ts";
import { countingHandicap } from "../../views/field/countingHandicap.ts";
import { showRegistration } from "../../views/field/showRegistration.ts";

/** The events of a player, for administrators. */
export const userRegistrationRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  serve(
    app,
    runtime,
    listUserEvents,
    Effect.fnUntraced(function* ({ params, caller }) {
      const player = yield* Players.use((players) => players.byId(params.userId));
      const rows = yield* registrationsOfPlayer(params.userId);
      const cards = yield* lastHandicapsOf(params.userId);
      return rows.map(({ tournament, ...row }) => ({
        eventId: row.tournament_id,
        status: row.status,
        registrationId: row.registration_id,
        registrationDate: row.registration_date,
        eventName: tournament.settings.name,
        eventStatus: tournament.status,
        handicap: countingHandicap(row, cards.get(row.tournament_id), player.handicap),
        mayManage: manages(caller, {
          tournamentId: row.tournament_id,
          settings: tournament.settings,
        }),
      }));
    }),
  );

  serveCommand(
    app,
    runtime,
    registerUser,
    Effect.fnUntraced(function* ({ tournamentId, params: { userId: playerId }, query }, context) {
      const { whenFull = "ask" } = query;
      const { position } = yield* enterAccount({ tournamentId, playerId, whenFull }, context);
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
