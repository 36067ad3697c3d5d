import { Effect } from "effect";
import type { FastifyInstance } from "fastify";
import {
  recordPlayOff as record,
  withdrawPlayOff as withdraw,
} from "../../../../application/tournament/playOff.ts";
import { recordPlayOff, withdrawPlayOff } from "../../../contract/field/playOffs.ts";
import type { AppRuntime } from "../../http/runtime.ts";
import { serveCommand } from "../../http/serveCommand.ts";

/** The winners among players who are level for a place. */
export const playOffRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  serveCommand(
    app,
    runtime,
    recordPlayOff,
    Effect.fnUntraced(function* ({ tournamentId, params: { place }, body }, context) {
      const playOff = { place, playerIds: body.playerIds, note: body.note };
      const { position } = yield* record({ tournamentId, ...playOff }, context);
      return { position, body: playOff };
    }),
  );

  serveCommand(
    app,
    runtime,
    withdrawPlayOff,
    Effect.fnUntraced(function* ({ tournamentId, params: { place } }, context) {
      const { position } = yield* withdraw(tournamentId, place, context);
      return { position, body: { success: true } as const };
    }),
  );
};
