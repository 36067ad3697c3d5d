import { Result } from "effect";
import {
  type Course,
  type CourseChanges,
  CourseNotFound,
  EditConflict,
} from "../../application/ports/Courses.ts";
import type { ChangeOrigin } from "../../application/ports/ReferenceData.ts";
import type { CourseId } from "../../domain/shared/values.ts";
import { changeAudited, type Deed, isRepetition } from "../audit/audit.ts";
import { changesSince } from "../audit/changesSince.ts";
import {
  type ReferenceDb,
  type ReferenceTransaction,
  transact,
} from "../postgres/referenceData.ts";
import { lockCourse, selectCourses } from "./courseRows.ts";
import { plainTee, writeTees } from "./tees.ts";

export const changeCourse =
  (db: ReferenceDb) =>
  (courseId: CourseId, changes: CourseChanges, origin: ChangeOrigin, basedOn?: number) =>
    transact(db, async (tx) => {
      const before = await lockCourse(tx, courseId);
      if (!before) return Result.fail(new CourseNotFound({ courseId }));

      const deed = { table: "courses", rowId: courseId, action: "changed" } as const;
      const hasMoved = basedOn !== undefined && basedOn !== before.revision;
      if (hasMoved && !(await isRepetition(tx, deed, origin))) {
        const newer = before.revision - basedOn;
        return Result.fail(new EditConflict(await changesSince(tx, courseId, newer)));
      }
      return Result.succeed(await writeChanges(tx, deed, origin, before, changes));
    });

/** Each change makes one new revision and one row of the audit. */
export const writeChanges = (
  tx: ReferenceTransaction,
  deed: Deed,
  origin: ChangeOrigin,
  before: Course,
  { tees, ...fields }: CourseChanges & Partial<Pick<Course, "status">>,
) => {
  const wanted = tees ? { ...fields, tees: tees.map(plainTee) } : fields;
  return changeAudited<Course>(tx, deed, origin, before, wanted, async ({ tees, ...changed }) => {
    const { id, revision } = before;
    const row = { ...changed, revision: revision + 1 };
    await tx.updateTable("courses").set(row).where("id", "=", id).execute();
    if (tees) await writeTees(tx, id, tees);
    return selectCourses(tx).where("id", "=", id).executeTakeFirstOrThrow();
  });
};
