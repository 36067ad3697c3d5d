import { Result } from "effect";
import {
  CourseNotFound,
  type Hole,
  type HoleFields,
  HoleNotFound,
  HoleNumberTaken,
  type NewHole,
} from "../../application/ports/Courses.ts";
import type { ChangeOrigin } from "../../application/ports/ReferenceData.ts";
import type { CourseId, HoleId } from "../../domain/shared/values.ts";
import { changeAudited, isRepetition, writeAudit } from "../audit/audit.ts";
import {
  type ReferenceDb,
  type ReferenceTransaction,
  transact,
} from "../postgres/referenceData.ts";
import { lockCourse, selectHoles } from "./courseRows.ts";

export const addHole =
  (db: ReferenceDb) => (courseId: CourseId, hole: NewHole, origin: ChangeOrigin) =>
    transact(db, async (tx) => {
      if (!(await lockCourse(tx, courseId))) return Result.fail(new CourseNotFound({ courseId }));
      const holes = await selectHoles(tx, courseId).execute();
      const known = holes.find(({ id }) => id === hole.id);
      if (known) return Result.succeed(known);
      const { holeNumber } = hole;
      if (isTaken(holes, holeNumber)) return Result.fail(new HoleNumberTaken({ holeNumber }));

      const added = { ...hole, courseId };
      await tx.insertInto("holes").values(added).execute();
      await writeAudit(tx, deedOn(hole.id, "created"), origin, { after: added });
      await raiseRevision(tx, courseId);
      return Result.succeed(added);
    });

export const changeHole =
  (db: ReferenceDb) =>
  (courseId: CourseId, holeId: HoleId, changes: Partial<HoleFields>, origin: ChangeOrigin) =>
    transact(db, async (tx) => {
      await lockCourse(tx, courseId);
      const holes = await selectHoles(tx, courseId).execute();
      const before = holes.find(({ id }) => id === holeId);
      if (!before) return Result.fail(new HoleNotFound({ holeId }));

      const others = holes.filter((hole) => hole !== before);
      const { holeNumber = before.holeNumber } = changes;
      if (isTaken(others, holeNumber)) return Result.fail(new HoleNumberTaken({ holeNumber }));

      const deed = deedOn(holeId, "changed");
      const change = await changeAudited<Hole>(
        tx,
        deed,
        origin,
        before,
        changes,
        async (changed) => {
          await raiseRevision(tx, courseId);
          const rows = tx.updateTable("holes").set(changed).where("id", "=", holeId);
          return rows.returningAll().executeTakeFirstOrThrow();
        },
      );
      return Result.succeed(change);
    });

export const deleteHole =
  (db: ReferenceDb) => (courseId: CourseId, holeId: HoleId, origin: ChangeOrigin) =>
    transact(db, async (tx) => {
      await lockCourse(tx, courseId);
      const deed = deedOn(holeId, "deleted");
      const before = await tx
        .deleteFrom("holes")
        .where("id", "=", holeId)
        .where("courseId", "=", courseId)
        .returningAll()
        .executeTakeFirst();
      if (!before) {
        const isDone = await isRepetition(tx, deed, origin);
        return isDone ? Result.void : Result.fail(new HoleNotFound({ holeId }));
      }
      await writeAudit(tx, deed, origin, { before });
      await raiseRevision(tx, courseId);
      return Result.void;
    });

const deedOn = (rowId: HoleId, action: string) => ({ table: "holes", rowId, action }) as const;

const isTaken = (holes: ReadonlyArray<Hole>, number: Hole["holeNumber"]) =>
  holes.some(({ holeNumber }) => holeNumber === number);

/** A change of a hole is a change of its course, so the copy for play is read again. */
const raiseRevision = (tx: ReferenceTransaction, courseId: CourseId) =>
  tx
    .updateTable("courses")
    .set((course) => ({ revision: course("revision", "+", 1) }))
    .where("id", "=", courseId)
    .execute();
