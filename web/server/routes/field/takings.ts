import { Effect } from "effect";
import type { FastifyInstance } from "fastify";
import { TournamentFacts } from "../../../../application/facts/tournamentFacts.ts";
import type { TournamentId } from "../../../../domain/shared/values.ts";
import type { CsvSeparator } from "../../../contract/csvSeparator.ts";
import { exportTakings, getTakings } from "../../../contract/field/takings.ts";
import { sendCsv } from "../../http/csv.ts";
import type { AppRuntime } from "../../http/runtime.ts";
import { bind, serve } from "../../http/serve.ts";
import { fileNameOf } from "../../views/board/leaderboardCsv.ts";
import { takingsCsv, takingsOf } from "../../views/field/takings.ts";

/** The money of a field: what was paid, how, and what is open. */
export const takingsRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  serve(app, runtime, getTakings, ({ tournamentId }) => takingsOf(tournamentId));

  bind(app, runtime, exportTakings, async ({ tournamentId, query }, _request, reply) => {
    const { name, csv } = await runtime.runPromise(exported(tournamentId, query.separator));
    return sendCsv(reply, fileNameOf(name, "takings"), csv);
  });
};

const exported = Effect.fnUntraced(function* (
  tournamentId: TournamentId,
  separator: CsvSeparator | undefined,
) {
  const { settings } = yield* TournamentFacts.use((facts) => facts.tournament(tournamentId));
  return { name: settings.name, csv: takingsCsv(yield* takingsOf(tournamentId), separator) };
});
