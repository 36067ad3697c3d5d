import type { Tee } from "../../application/ports/Courses.ts";
import type { CourseId } from "../../domain/shared/values.ts";
import type { ReferenceTransaction } from "../postgres/referenceData.ts";

/** Replaces all tees by these, in this order. */
export const writeTees = async (
  tx: ReferenceTransaction,
  courseId: CourseId,
  tees: ReadonlyArray<Tee>,
) => {
  await tx.deleteFrom("tees").where("courseId", "=", courseId).execute();
  if (tees.length === 0) return;
  const rows = tees.map((tee, position) => ({ ...tee, courseId, position }));
  await tx.insertInto("tees").values(rows).execute();
};

/** The fields always have the same order, so that lists can be compared. */
export const plainTee = ({ id, name, courseRating, slopeRating, totalYards }: Tee): Tee => ({
  id,
  name,
  courseRating,
  slopeRating,
  totalYards,
});
