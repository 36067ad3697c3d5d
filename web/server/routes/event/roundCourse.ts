import { Effect } from "effect";
import type { FastifyInstance } from "fastify";
import {
  applyCourse as apply,
  previewCourse,
} from "../../../../application/scorecard/applyCourse.ts";
import { applyCourse } from "../../../contract/event/roundCourse.ts";
import type { AppRuntime } from "../../http/runtime.ts";
import { serveCommand } from "../../http/serveCommand.ts";
import { previewOf } from "../../views/card/correctionPreview.ts";

/** The course of a round. */
export const roundCourseRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  serveCommand(
    app,
    runtime,
    applyCourse,
    Effect.fnUntraced(function* ({ tournamentId, params, body }, context) {
      const round = { tournamentId, round: params.roundNumber };
      if (body.preview) {
        const { events, position } = yield* previewCourse(round);
        return { position, body: previewOf(tournamentId, events, null) };
      }
      const { changed, position } = yield* apply(round, context);
      return { position, body: { changed } };
    }),
  );
};
