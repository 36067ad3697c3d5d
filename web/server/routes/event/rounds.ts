import { Array, Effect, Order } from "effect";
import type { FastifyInstance } from "fastify";
import { previewRuling, ruleRound as rule } from "../../../../application/tournament/ruleRound.ts";
import type { HoleNumber } from "../../../../domain/shared/values.ts";
import { outSinceRound } from "../../../../projections/registrations/outSince.ts";
import { ruleRound } from "../../../contract/event/rounds.ts";
import type { AppRuntime } from "../../http/runtime.ts";
import { serveCommand } from "../../http/serveCommand.ts";
import { previewOf } from "../../views/card/correctionPreview.ts";

/** What the office says of rounds. What it changes is known before it is said. */
export const roundRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  serveCommand(
    app,
    runtime,
    ruleRound,
    Effect.fnUntraced(function* ({ tournamentId, params, body }, context) {
      const { roundNumber } = params;
      const { counts, reason, preview } = body;
      const holes = counts && body.holes ? inOrder(body.holes) : null;
      const said = { counts, holes, reason };
      const ruling = { tournamentId, round: roundNumber, ...said };
      const rulings = yield* previewRuling(ruling);
      const changes = yield* previewOf(tournamentId, [], null, { rulings });
      const outSince = counts ? [] : yield* outSinceRound(tournamentId, roundNumber);
      const { position } = preview ? { position: null } : yield* rule(ruling, context);
      return { position, body: { ...changes, roundNumber, ...said, outSince } };
    }),
  );
};

const inOrder = (holes: Array.NonEmptyReadonlyArray<HoleNumber>) =>
  Array.sort(Array.dedupe(holes), Order.Number);
