import type { ReferenceTransaction } from "../postgres/referenceData.ts";

/** Who made the last of the newest changes of a course, and the fields that all of them touched. */
export const changesSince = async (tx: ReferenceTransaction, courseId: string, count: number) => {
  const newest = await tx
    .selectFrom("audit")
    .select(["actorKind", "actorId", "after"])
    .where("rowId", "=", courseId)
    .where("tableName", "=", "courses")
    .where("action", "!=", "created")
    .orderBy("id", "desc")
    .limit(Math.max(count, 1))
    .execute();
  const fields = new Set(newest.flatMap(({ after }) => Object.keys(after ?? {})));
  const last = newest[0];
  const by = last?.actorKind === "admin" ? await nameOf(tx, last.actorId) : "The command line";
  return { by, fields: [...fields].sort() };
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
