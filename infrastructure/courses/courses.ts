import { Effect, Layer } from "effect";
import { sql } from "kysely";
import { CourseNotFound, Courses } from "../../application/ports/Courses.ts";
import type { CourseId, TeeId } from "../../domain/shared/values.ts";
import type { Database } from "../postgres/database.ts";
import { anyOf, attempt, attemptOr } from "../postgres/referenceData.ts";
import { archiveCourse, restoreCourse } from "./archiveCourse.ts";
import { changeCard } from "./changeCard.ts";
import { changeCourse } from "./changeCourse.ts";
import { courseForPlay } from "./courseForPlay.ts";
import { selectCourses, selectHoles } from "./courseRows.ts";
import { createCourse } from "./createCourse.ts";
import { addHole, changeHole, deleteHole } from "./holes.ts";

export const coursesPostgres = ({ reference: db }: Database) =>
  Layer.sync(Courses, () => {
    const byId = (courseId: CourseId) =>
      attemptOr(
        () => new CourseNotFound({ courseId }),
        () => selectCourses(db).where("id", "=", courseId).executeTakeFirst(),
      );

    return {
      list: (status) => {
        const courses = selectCourses(db).orderBy(sql`lower(name), id`);
        const listed = status === "all" ? courses : courses.where("status", "=", status);
        return attempt(() => listed.execute());
      },
      byId,
      manyById: Effect.fnUntraced(function* (ids: ReadonlyArray<CourseId>) {
        const courses = yield* attempt(() =>
          db
            .selectFrom("courses")
            .select(["id", "name", "location"])
            .where("id", "=", anyOf(ids))
            .execute(),
        );
        return new Map(courses.map((course) => [course.id, course] as const));
      }),
      holesOf: (id) => byId(id).pipe(Effect.andThen(attempt(() => selectHoles(db, id).execute()))),
      teeNames: Effect.fnUntraced(function* (ids: ReadonlyArray<TeeId>) {
        const tees = yield* attempt(() =>
          db.selectFrom("tees").select(["id", "name"]).where("id", "=", anyOf(ids)).execute(),
        );
        return new Map(tees.map(({ id, name }) => [id, name] as const));
      }),
      forPlay: courseForPlay(db),
      create: createCourse(db),
      change: changeCourse(db),
      changeCard: changeCard(db),
      addHole: addHole(db),
      changeHole: changeHole(db),
      deleteHole: deleteHole(db),
      archive: archiveCourse(db),
      restore: restoreCourse(db),
    };
  });
