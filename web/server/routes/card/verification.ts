import { Effect } from "effect";
import type { FastifyInstance } from "fastify";
import {
  rejectScorecard as reject,
  verifyScorecard as verify,
  withdrawRejection as withdraw,
  withdrawVerification,
} from "../../../../application/scorecard/verify.ts";
import {
  rejectScorecard,
  unverifyScorecard,
  verifyScorecard,
  withdrawRejection,
} from "../../../contract/card/scoring.ts";
import type { AppRuntime } from "../../http/runtime.ts";
import { serveCommand } from "../../http/serveCommand.ts";
import { showScorecard } from "../../views/card/showScorecard.ts";

/** Verifies a card or sends it back to its player, and takes that back. */
export const verificationRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  serveCommand(
    app,
    runtime,
    verifyScorecard,
    Effect.fnUntraced(function* ({ card }, context) {
      const written = yield* verify(card, context);
      return { position: written.position, body: showScorecard(card, written) };
    }),
  );

  serveCommand(
    app,
    runtime,
    rejectScorecard,
    Effect.fnUntraced(function* ({ card, body }, context) {
      const written = yield* reject(card, body.reason, context);
      return { position: written.position, body: showScorecard(card, written) };
    }),
  );

  serveCommand(
    app,
    runtime,
    withdrawRejection,
    Effect.fnUntraced(function* ({ card, body }, context) {
      const written = yield* withdraw(card, body.reason, context);
      return { position: written.position, body: showScorecard(card, written) };
    }),
  );

  serveCommand(
    app,
    runtime,
    unverifyScorecard,
    Effect.fnUntraced(function* ({ card, body }, context) {
      const written = yield* withdrawVerification(card, body.reason, context);
      return { position: written.position, body: showScorecard(card, written) };
    }),
  );
};
