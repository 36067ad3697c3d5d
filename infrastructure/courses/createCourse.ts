import { Result } from "effect";
import type { NewCourse } from "../../application/ports/Courses.ts";
import type { ChangeOrigin } from "../../application/ports/ReferenceData.ts";
import { writeAudit } from "../audit/audit.ts";
import { type ReferenceDb, transact } from "../postgres/referenceData.ts";
import { selectCourses } from "./courseRows.ts";
import { writeTees } from "./tees.ts";

export const createCourse =
  (db: ReferenceDb) =>
  ({ holes, tees, ...fields }: NewCourse, origin: ChangeOrigin) =>
    transact(db, async (tx) => {
      const { id } = fields;
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto("courses")
        .values(fields)
        .onConflict((conflict) => conflict.column("id").doNothing())
        .executeTakeFirstOrThrow();

      const course = selectCourses(tx).where("id", "=", id);
      if (numInsertedOrUpdatedRows === 0n) {
        return Result.succeed(await course.executeTakeFirstOrThrow());
      }
      if (holes.length > 0) {
        const rows = holes.map((hole) => ({ ...hole, courseId: id }));
        await tx.insertInto("holes").values(rows).execute();
      }
      await writeTees(tx, id, tees);

      const deed = { table: "courses", rowId: id, action: "created" } as const;
      const created = await course.executeTakeFirstOrThrow();
      await writeAudit(tx, deed, origin, { after: { ...created, holes } });
      return Result.succeed(created);
    });
