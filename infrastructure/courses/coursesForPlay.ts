import { makeBoundedMap } from "../../application/commands/boundedMap.ts";
import {
  type CourseForPlay,
  CourseNotFound,
  type HoleFields,
} from "../../application/ports/Courses.ts";
import type { CourseId } from "../../domain/shared/values.ts";
import { attemptOr, type ReferenceDb } from "../postgres/referenceData.ts";
import { selectCourses, selectHoles } from "./courseRows.ts";

interface Kept {
  readonly revision: number;
  readonly course: CourseForPlay;
}

const CAPACITY = 200;

/** Reads the revision each time, because another process may have changed the course. */
export const coursesForPlay = (db: ReferenceDb) => {
  const kept = makeBoundedMap<CourseId, Kept>(CAPACITY);

  const current = async (id: CourseId) => {
    const revision = await revisionOf(db, id);
    const known = kept.get(id);
    if (revision === undefined || revision === known?.revision) return known?.course;

    // The course is read after its revision, so it may be newer than the revision, but never older.
    const course = await load(db, id);
    kept.set(id, { revision, course });
    return course;
  };

  return (courseId: CourseId) =>
    attemptOr(
      () => new CourseNotFound({ courseId }),
      () => current(courseId),
    );
};

const revisionOf = async (db: ReferenceDb, id: CourseId) => {
  const row = await db
    .selectFrom("courses")
    .select("revision")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.revision;
};

const load = async (db: ReferenceDb, id: CourseId): Promise<CourseForPlay> => {
  const course = await selectCourses(db).where("id", "=", id).executeTakeFirstOrThrow();
  const holes = await selectHoles(db, id).execute();
  return {
    courseId: id,
    name: course.name,
    location: course.location,
    blueTee: course.blueTee,
    whiteTee: course.whiteTee,
    redTee: course.redTee,
    holes: holes.map((hole) => ({ ...fieldsOf(hole), holeId: hole.id })),
    tees: course.tees,
  };
};

const fieldsOf = (hole: HoleFields): HoleFields => {
  const { holeNumber, par, strokeIndex, blueDistance, whiteDistance, redDistance } = hole;
  return { holeNumber, par, strokeIndex, blueDistance, whiteDistance, redDistance };
};
