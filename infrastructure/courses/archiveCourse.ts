import { Result } from "effect";
import { type Course, CourseNotFound } from "../../application/ports/Courses.ts";
import type { ChangeOrigin } from "../../application/ports/ReferenceData.ts";
import type { CourseId } from "../../domain/shared/values.ts";
import { type ReferenceDb, transact } from "../postgres/referenceData.ts";
import { writeChanges } from "./changeCourse.ts";
import { lockCourse } from "./courseRows.ts";

const changeStatus =
  (status: Course["status"], action: "archived" | "restored") =>
  (db: ReferenceDb) =>
  (courseId: CourseId, origin: ChangeOrigin) =>
    transact(db, async (tx) => {
      const before = await lockCourse(tx, courseId);
      if (!before) return Result.fail(new CourseNotFound({ courseId }));
      const deed = { table: "courses", rowId: courseId, action } as const;
      const { after } = await writeChanges(tx, deed, origin, before, { status });
      return Result.succeed(after);
    });

export const archiveCourse = changeStatus("archived", "archived");
export const restoreCourse = changeStatus("active", "restored");
