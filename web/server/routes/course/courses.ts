import { Effect } from "effect";
import type { FastifyInstance } from "fastify";
import {
  archiveCourse as archive,
  changeCourse as change,
} from "../../../../application/courses/changeCourse.ts";
import { createCourse as create } from "../../../../application/courses/createCourse.ts";
import { findCourse } from "../../../../application/courses/findCourse.ts";
import { Courses } from "../../../../application/ports/Courses.ts";
import { searchCourse } from "../../../contract/course/courseSearch.ts";
import {
  archiveCourse,
  changeCourse,
  createCourse,
  exportCourses,
  getCourse,
  listCourses,
  listHoles,
  restoreCourse,
} from "../../../contract/course/courses.ts";
import { EVERY_ROW, type ListQuery } from "../../../contract/inputs/partOfList.ts";
import type { AppRuntime } from "../../http/runtime.ts";
import { sendListFile } from "../../http/sendListFile.ts";
import { bind, serve } from "../../http/serve.ts";
import { serveCommand } from "../../http/serveCommand.ts";
import { serveList } from "../../http/serveList.ts";
import { courseCells } from "../../views/course/courseCells.ts";
import { courseOf, foundCourseOf, holeOf, newHoleOf } from "../../views/course/courses.ts";
import { withRoundsKept } from "../../views/course/roundsKept.ts";
import { partOf } from "../../views/partOfList.ts";

export const courseRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  serveList(app, runtime, listCourses, ({ query }) => found(query));

  bind(app, runtime, exportCourses, async ({ query }, _request, reply) => {
    const { items } = await runtime.runPromise(found({ ...query, limit: EVERY_ROW }));
    return sendListFile(reply, { name: "courses", rows: courseCells(items) }, query);
  });

  serve(app, runtime, getCourse, ({ params }) =>
    Effect.map(
      Courses.use((courses) => courses.byId(params.courseId)),
      courseOf,
    ),
  );

  serve(app, runtime, listHoles, ({ params }) =>
    Effect.map(
      Courses.use((courses) => courses.holesOf(params.courseId)),
      (holes) => holes.map(holeOf),
    ),
  );

  serve(app, runtime, searchCourse, ({ body, caller }) =>
    Effect.map(findCourse(body, caller.id), foundCourseOf),
  );

  serveCommand(
    app,
    runtime,
    createCourse,
    Effect.fnUntraced(function* ({ body }, context) {
      const course = yield* create({ ...body, holes: body.holes.map(newHoleOf) }, context);
      return { position: null, body: courseOf(course) };
    }),
  );

  serveCommand(
    app,
    runtime,
    changeCourse,
    Effect.fnUntraced(function* ({ params, body }, context) {
      const { basedOn, ...edit } = body;
      const course = yield* change(params.courseId, edit, context, basedOn);
      return { position: null, body: withRoundsKept(course.id, courseOf(course)) };
    }),
  );

  serveCommand(
    app,
    runtime,
    archiveCourse,
    Effect.fnUntraced(function* ({ params }, context) {
      yield* archive(params.courseId, context);
      return { position: null, body: { success: true as const } };
    }),
  );

  serveCommand(app, runtime, restoreCourse, ({ params }, context) =>
    Effect.map(
      Courses.use((courses) => courses.restore(params.courseId, context)),
      (course) => ({ position: null, body: courseOf(course) }),
    ),
  );
};

interface CoursesQuery extends ListQuery {
  readonly status?: "active" | "archived" | "all";
}

const found = (query: CoursesQuery) =>
  Effect.map(
    Courses.use((courses) => courses.list(query.status ?? "active")),
    (courses) => partOf(courses.map(courseOf), query, ({ name, location }) => [name, location]),
  );
