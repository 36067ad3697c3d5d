import { Effect } from "effect";
import type { FastifyInstance } from "fastify";
import { TournamentFacts } from "../../../../application/facts/tournamentFacts.ts";
import type { TournamentId } from "../../../../domain/shared/values.ts";
import { exportTakings, getTakings } from "../../../contract/field/takings.ts";
import type { AppRuntime } from "../../http/runtime.ts";
import { sendListFile } from "../../http/sendListFile.ts";
import { bind, serve } from "../../http/serve.ts";
import { takingsCells, takingsOf } from "../../views/field/takings.ts";

/** The money of a field: what was paid, how, and what is open. */
export const takingsRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  serve(app, runtime, getTakings, ({ tournamentId }) => takingsOf(tournamentId));

  bind(app, runtime, exportTakings, async ({ tournamentId, query }, _request, reply) => {
    return sendListFile(reply, await runtime.runPromise(exported(tournamentId)), query);
  });
};

const exported = Effect.fnUntraced(function* (tournamentId: TournamentId) {
  const { settings } = yield* TournamentFacts.use((facts) => facts.tournament(tournamentId));
  const rows = takingsCells(yield* takingsOf(tournamentId));
  return { name: `${settings.name} takings`, rows };
});
