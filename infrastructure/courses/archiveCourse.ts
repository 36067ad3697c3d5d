import { Result } from "effect";
import { type Course, CourseNotFound } from "../../application/ports/Courses.ts";
import type { ChangeOrigin } from "../../application/ports/ReferenceData.ts";
import type { CourseId } from "../../domain/shared/values.ts";
import { type ReferenceDb, transact } from "../postgres/referenceData.ts";
import { writeChanges } from "./changeCourse.ts";
import { lockCourse } from "./courseRows.ts";

/** Archives a course, or restores it. */
export const archiveCourse =
  (db: ReferenceDb, status: Course["status"]) => (courseId: CourseId, origin: ChangeOrigin) =>
    transact(db, async (tx) => {
      const before = await lockCourse(tx, courseId);
      if (!before) return Result.fail(new CourseNotFound({ courseId }));
      const action = status === "archived" ? "archived" : "restored";
      const deed = { table: "courses", rowId: courseId, action } as const;
      const { after } = await writeChanges(tx, deed, origin, before, { status });
      return Result.succeed(after);
    });
