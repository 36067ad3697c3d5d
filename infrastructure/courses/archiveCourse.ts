import { Result } from "effect";
import { CourseNotFound } from "../../application/ports/Courses.ts";
import type { ChangeOrigin } from "../../application/ports/ReferenceData.ts";
import type { CourseId } from "../../domain/shared/values.ts";
import { type ReferenceDb, transact } from "../postgres/referenceData.ts";
import { writeChanges } from "./changeCourse.ts";
import { lockCourse } from "./courseRows.ts";

export const archiveCourse = (db: ReferenceDb) => (courseId: CourseId, origin: ChangeOrigin) =>
  transact(db, async (tx) => {
    const before = await lockCourse(tx, courseId);
    if (!before) return Result.fail(new CourseNotFound({ courseId }));
    const deed = { table: "courses", rowId: courseId, action: "archived" } as const;
    const { after } = await writeChanges(tx, deed, origin, before, { status: "archived" });
    return Result.succeed(after);
  });
