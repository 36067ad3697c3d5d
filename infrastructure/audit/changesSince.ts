import { sql } from "kysely";
import type { CourseId } from "../../domain/shared/values.ts";
import type { ReferenceTransaction } from "../postgres/referenceData.ts";

/**
 * The author of the latest of the last `count` changes of a course, and all fields that these
 * changes touched.
 */
export const changesSince = async (tx: ReferenceTransaction, courseId: CourseId, count: number) => {
  const newest = await tx
    .selectFrom("audit")
    .select(["tableName", "actorKind", "actorId", "after"])
    .where((change) =>
      change.or([
        change.and([
          change("tableName", "=", "courses"),
          change("rowId", "=", courseId),
          change("action", "!=", "created"),
        ]),
        change.and([
          change("tableName", "=", "holes"),
          change("rowId", "in", holesEverOf(tx, courseId)),
        ]),
      ]),
    )
    .orderBy("id", "desc")
    .limit(Math.max(count, 1))
    .execute();
  const fields = new Set(
    newest.flatMap(({ tableName, after }) =>
      tableName === "holes" ? ["holes"] : Object.keys(after ?? {}),
    ),
  );
  const last = newest[0];
  const by = last?.actorKind === "admin" ? await nameOf(tx, last.actorId) : "The command line";
  return { by, fields: [...fields].sort() };
};

/** The holes on the card, and those that were deleted from it. */
const holesEverOf = (tx: ReferenceTransaction, courseId: CourseId) => {
  const present = tx
    .selectFrom("holes")
    .select((hole) => hole.cast<string>("id", "uuid").as("id"))
    .where("courseId", "=", courseId);
  const deleted = tx
    .selectFrom("audit")
    .select("rowId as id")
    .where("tableName", "=", "holes")
    .where("action", "=", "deleted")
    .where(sql<boolean>`before ->> 'courseId' = ${courseId}`);
  return present.unionAll(deleted);
};

const nameOf = async (tx: ReferenceTransaction, administratorId: string) => {
  const found = await tx
    .selectFrom("administrators")
    .select(["firstName", "lastName"])
    .where((administrator) =>
      administrator(administrator.cast<string>("id", "text"), "=", administratorId),
    )
    .executeTakeFirst();
  return found ? `${found.firstName} ${found.lastName}` : "Another administrator";
};
