import { Result } from "effect";
import type { Course, Hole, NewCard } from "../../application/ports/Courses.ts";
import { CourseNotFound, EditConflict } from "../../application/ports/Courses.ts";
import type { ChangeOrigin } from "../../application/ports/ReferenceData.ts";
import type { CourseId } from "../../domain/shared/values.ts";
import { isRepetition, writeAudit } from "../audit/audit.ts";
import { changesSince } from "../audit/changesSince.ts";
import {
  type ReferenceDb,
  type ReferenceTransaction,
  transact,
} from "../postgres/referenceData.ts";
import { lockCourse, selectHoles } from "./courseRows.ts";

/** Changes a whole scorecard in one transaction: if one part fails, no part is changed. */
export const changeCard =
  (db: ReferenceDb) =>
  (courseId: CourseId, card: NewCard, origin: ChangeOrigin, basedOn?: number) =>
    transact(db, async (tx) => {
      const course = await lockCourse(tx, courseId);
      if (!course) return Result.fail(new CourseNotFound({ courseId }));
      const before = await selectHoles(tx, courseId).execute();
      const deed = { table: "courses", rowId: courseId, action: "changed" } as const;
      if (await isRepetition(tx, deed, origin)) return Result.succeed(before);
      if (basedOn !== undefined && basedOn !== course.revision) {
        const newer = course.revision - basedOn;
        return Result.fail(new EditConflict(await changesSince(tx, courseId, newer)));
      }

      await writeHoles(tx, courseId, before, card);
      const after = await selectHoles(tx, courseId).execute();
      const { holes: _, ...names } = card;
      const old = { ...course, holes: before };
      const change = differenceOf(old, { ...course, ...names, holes: after });
      if (Object.keys(change.after).length === 0) return Result.succeed(before);
      const row = { ...names, revision: course.revision + 1 };
      await tx.updateTable("courses").set(row).where("id", "=", courseId).execute();
      await writeAudit(tx, deed, origin, change);
      return Result.succeed(after);
    });

/** A hole is identified by its number. It keeps its id, because past cards refer to that id. */
const writeHoles = async (
  tx: ReferenceTransaction,
  courseId: CourseId,
  before: ReadonlyArray<Hole>,
  { holes }: NewCard,
) => {
  const left = before.filter((old) => !holes.some((hole) => hole.holeNumber === old.holeNumber));
  for (const { id } of left) await tx.deleteFrom("holes").where("id", "=", id).execute();
  for (const { id, ...facts } of holes) {
    const known = before.find(({ holeNumber }) => holeNumber === facts.holeNumber);
    if (known) await tx.updateTable("holes").set(facts).where("id", "=", known.id).execute();
    else
      await tx
        .insertInto("holes")
        .values({ ...facts, id, courseId })
        .execute();
  }
};

type Card = Pick<Course, "blueTee" | "whiteTee" | "redTee"> & {
  readonly holes: ReadonlyArray<Hole>;
};
const parts = ["blueTee", "whiteTee", "redTee", "holes"] as const;

/** The content of the audit entry: the parts that differ, before and after the change. */
const differenceOf = (before: Card, after: Card) => {
  const changed = parts.filter(
    (part) => JSON.stringify(before[part]) !== JSON.stringify(after[part]),
  );
  const of = (card: Card) => Object.fromEntries(changed.map((part) => [part, card[part]]));
  return { before: of(before), after: of(after) };
};
