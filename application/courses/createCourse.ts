import { Effect } from "effect";
import { usualTeeNames } from "../../domain/golf/tee.ts";
import { createdIdOf } from "../../domain/shared/derivedIds.ts";
import { CourseId, HoleId, TeeId } from "../../domain/shared/values.ts";
import {
  type CourseFields,
  type CourseInput,
  Courses,
  type Tee,
  type TeeFields,
} from "../ports/Courses.ts";
import type { ChangeOrigin } from "../ports/ReferenceData.ts";
import { checkRatingsOfCard } from "./ratingFit.ts";

/** All ids follow from the command, so a retry creates nothing more. */
export const createCourse = Effect.fn("createCourse")(function* (
  { holes, tees, ...fields }: CourseInput,
  origin: ChangeOrigin,
) {
  yield* checkRatingsOfCard(tees, holes);
  const { commandId } = origin;
  const newId = (n: number) => createdIdOf(commandId, n);
  const course = {
    ...usualTeeNames,
    ...fields,
    id: CourseId.make(newId(0)),
    location: fields.location ?? locationOf(fields),
    holes: holes.map((hole, index) => ({ ...hole, id: HoleId.make(newId(1 + index)) })),
    tees: tees.map((tee, index) => teeOf(TeeId.make(newId(1 + holes.length + index)), tee)),
  };
  return yield* Courses.use((courses) => courses.create(course, origin));
});

/** The location of a course if none is given. */
export const locationOf = ({ city, state }: Pick<CourseFields, "city" | "state">) =>
  `${city}, ${state}`;

export const teeOf = (
  id: TeeId,
  { name, courseRating, slopeRating, totalYards }: TeeFields,
): Tee => ({
  id,
  name,
  courseRating,
  slopeRating,
  totalYards,
});
