import { Effect } from "effect";
import { createdIdOf } from "../../domain/shared/derivedIds.ts";
import { type CourseId, TeeId } from "../../domain/shared/values.ts";
import {
  type Course,
  type CourseChanges,
  type CourseFields,
  Courses,
  type TeeFields,
} from "../ports/Courses.ts";
import type { ChangeOrigin } from "../ports/ReferenceData.ts";
import { locationOf, teeOf } from "./createCourse.ts";
import { checkRatingsOfCard } from "./ratingFit.ts";

interface CourseEdit extends Partial<Omit<CourseFields, "location">> {
  /** Null stands for "city, state". */
  readonly location?: string | null;
  /**
   * Replaces the list. An entry with the id of a tee of this course changes that tee; any other
   * entry is a new tee.
   */
  readonly tees?: ReadonlyArray<TeeFields & { readonly id: TeeId | null }>;
}

/**
 * Absent fields stay as they are. `basedOn` names the revision that was edited; without it, the
 * change overwrites newer values.
 */
export const changeCourse = Effect.fn("changeCourse")(function* (
  id: CourseId,
  edit: CourseEdit,
  origin: ChangeOrigin,
  basedOn?: number,
) {
  const courses = yield* Courses;
  const course = yield* courses.byId(id);
  const changes = changesOf(course, edit, origin);
  yield* checkRatingsOfCard(newRatings(course, changes), yield* courses.holesOf(id));
  const { after } = yield* courses.change(id, changes, origin, basedOn);
  return after;
});

const changesOf = (
  course: Course,
  { location, tees, ...fields }: CourseEdit,
  { commandId }: ChangeOrigin,
): CourseChanges => ({
  ...fields,
  ...(location !== undefined && {
    location: location ?? locationOf({ ...course, ...fields }),
  }),
  ...(tees && { tees: withIds(course, tees, commandId) }),
});

/** A rating that an older version took stays as it is, so that the rest can be edited. */
const newRatings = ({ tees }: Course, changes: CourseChanges) =>
  (changes.tees ?? []).filter(({ id, courseRating }) => {
    return tees.find((tee) => tee.id === id)?.courseRating !== courseRating;
  });

/** If an id appears twice, only the first tee keeps it. */
const withIds = (
  course: Course,
  tees: NonNullable<CourseEdit["tees"]>,
  commandId: ChangeOrigin["commandId"],
) => {
  const free = new Set(course.tees.map(({ id }) => id));
  return tees.map((tee, index) => {
    const isKnown = tee.id !== null && free.delete(tee.id);
    return teeOf(isKnown ? tee.id : TeeId.make(createdIdOf(commandId, index)), tee);
  });
};

export const archiveCourse = Effect.fn("archiveCourse")(function* (
  id: CourseId,
  origin: ChangeOrigin,
) {
  return yield* Courses.use((courses) => courses.archive(id, origin));
});
