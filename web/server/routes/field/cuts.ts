import { Effect } from "effect";
import type { FastifyInstance } from "fastify";
import { makeCut as make } from "../../../../application/field/makeCut.ts";
import { withdrawCut as withdraw } from "../../../../application/field/withdrawCut.ts";
import { RoundNumber, type TournamentId } from "../../../../domain/shared/values.ts";
import { type CutRow, cutsOf } from "../../../../projections/registrations/queries.ts";
import { listCuts, makeCut, withdrawCut } from "../../../contract/field/cuts.ts";
import type { AppRuntime } from "../../http/runtime.ts";
import { serve } from "../../http/serve.ts";
import { serveCommand } from "../../http/serveCommand.ts";

/** The cut after a round. */
export const cutRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  serve(app, runtime, listCuts, ({ tournamentId }) =>
    Effect.map(cutsOf(tournamentId), (cuts) => cuts.map(shown)),
  );

  serveCommand(
    app,
    runtime,
    makeCut,
    Effect.fnUntraced(function* ({ tournamentId, body }, context) {
      const { position } = yield* make({ tournamentId, ...body }, context);
      return { position, body: showCut(tournamentId, body.afterRound) };
    }),
  );

  serveCommand(
    app,
    runtime,
    withdrawCut,
    Effect.fnUntraced(function* ({ tournamentId, params }, context) {
      const { position } = yield* withdraw(tournamentId, params.roundNumber, context);
      return { position, body: { success: true } as const };
    }),
  );
};

const showCut = Effect.fnUntraced(function* (tournamentId: TournamentId, afterRound: number) {
  const cuts = yield* cutsOf(tournamentId);
  const made = cuts.find((row) => row.after_round === afterRound);
  return made
    ? shown(made)
    : yield* Effect.die(new Error(`The cut after round ${afterRound} is not there.`));
});

const shown = (made: CutRow) => ({
  afterRound: RoundNumber.make(made.after_round),
  top: made.top,
  ties: made.ties,
  withinStrokes: made.within_strokes,
  cutLine: made.cut_line,
  playerIds: made.player_ids,
  missedCutIds: made.missed_cut_ids,
});
