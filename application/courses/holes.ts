import { Effect } from "effect";
import { createdIdOf } from "../../domain/shared/derivedIds.ts";
import { type CourseId, HoleId } from "../../domain/shared/values.ts";
import { Courses, type HoleFields } from "../ports/Courses.ts";
import type { ChangeOrigin } from "../ports/ReferenceData.ts";

/** Its id follows from the command, so a retry adds nothing more. */
export const addHole = Effect.fn("addHole")(function* (
  courseId: CourseId,
  fields: HoleFields,
  origin: ChangeOrigin,
) {
  const hole = { ...fields, id: HoleId.make(createdIdOf(origin.commandId)) };
  return yield* Courses.use((courses) => courses.addHole(courseId, hole, origin));
});

/** Absent fields stay. */
export const changeHole = Effect.fn("changeHole")(function* (
  courseId: CourseId,
  holeId: HoleId,
  changes: Partial<HoleFields>,
  origin: ChangeOrigin,
) {
  const courses = yield* Courses;
  const { after } = yield* courses.changeHole(courseId, holeId, changes, origin);
  return after;
});

export const deleteHole = Effect.fn("deleteHole")(function* (
  courseId: CourseId,
  holeId: HoleId,
  origin: ChangeOrigin,
) {
  yield* Courses.use((courses) => courses.deleteHole(courseId, holeId, origin));
});
