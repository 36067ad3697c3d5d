import { Effect } from "effect";
import type { TeeNames } from "../../domain/golf/tee.ts";
import { createdIdOf } from "../../domain/shared/derivedIds.ts";
import { type CourseId, HoleId } from "../../domain/shared/values.ts";
import { Courses, type HoleFields } from "../ports/Courses.ts";
import type { ChangeOrigin } from "../ports/ReferenceData.ts";
import { checkRatingsOfCard } from "./ratingFit.ts";

/** The id follows from the command, so a retry adds nothing more. */
export const addHole = Effect.fn("addHole")(function* (
  courseId: CourseId,
  fields: HoleFields,
  origin: ChangeOrigin,
) {
  const hole = { ...fields, id: HoleId.make(createdIdOf(origin.commandId)) };
  return yield* Courses.use((courses) => courses.addHole(courseId, hole, origin));
});

/** Absent fields stay as they are. */
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

/** The ids of new holes follow from the command and their numbers. */
export const changeCard = Effect.fn("changeCard")(function* (
  courseId: CourseId,
  card: Partial<TeeNames> & { readonly holes: ReadonlyArray<HoleFields> },
  origin: ChangeOrigin,
  basedOn?: number,
) {
  const holes = card.holes.map((hole) => {
    return { ...hole, id: HoleId.make(createdIdOf(origin.commandId, hole.holeNumber)) };
  });
  const courses = yield* Courses;
  const { tees } = yield* courses.byId(courseId);
  yield* checkRatingsOfCard(tees, holes);
  return yield* courses.changeCard(courseId, { ...card, holes }, origin, basedOn);
});
