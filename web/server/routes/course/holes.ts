import { Effect } from "effect";
import type { FastifyInstance } from "fastify";
import {
  addHole as add,
  changeHole as change,
  changeCard as changeAll,
  deleteHole as remove,
} from "../../../../application/courses/holes.ts";
import { changeCard } from "../../../contract/course/courseCard.ts";
import { addHole, changeHole, deleteHole } from "../../../contract/course/holes.ts";
import type { AppRuntime } from "../../http/runtime.ts";
import { serveCommand } from "../../http/serveCommand.ts";
import { changedHoleOf, holeOf, newHoleOf } from "../../views/course/courses.ts";
import { withRoundsKept } from "../../views/course/roundsKept.ts";

export const holeRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  serveCommand(
    app,
    runtime,
    addHole,
    Effect.fnUntraced(function* ({ params, body }, context) {
      const hole = yield* add(params.courseId, newHoleOf(body), context);
      return { position: null, body: withRoundsKept(params.courseId, holeOf(hole)) };
    }),
  );

  serveCommand(
    app,
    runtime,
    changeHole,
    Effect.fnUntraced(function* ({ params, body }, context) {
      const hole = yield* change(params.courseId, params.holeId, changedHoleOf(body), context);
      return { position: null, body: withRoundsKept(params.courseId, holeOf(hole)) };
    }),
  );

  serveCommand(
    app,
    runtime,
    deleteHole,
    Effect.fnUntraced(function* ({ params }, context) {
      yield* remove(params.courseId, params.holeId, context);
      return { position: null, body: withRoundsKept(params.courseId, { success: true as const }) };
    }),
  );

  serveCommand(
    app,
    runtime,
    changeCard,
    Effect.fnUntraced(function* ({ params, body }, context) {
      const { basedOn, holes, ...names } = body;
      const card = { ...names, holes: holes.map(newHoleOf) };
      const changed = yield* changeAll(params.courseId, card, context, basedOn);
      const edited = { holes: changed.map(holeOf) };
      return { position: null, body: withRoundsKept(params.courseId, edited) };
    }),
  );
};
