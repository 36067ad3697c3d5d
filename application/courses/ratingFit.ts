import { Effect, Schema } from "effect";
import { isWholeCard, misfitOf } from "../../domain/golf/ratingFit.ts";
import type { CourseId } from "../../domain/shared/values.ts";
import { Courses, type HoleFields, type Tee } from "../ports/Courses.ts";

/** A tee has a course rating that cannot be that of these holes. */
export class RatingDoesNotFit extends Schema.TaggedError<RatingDoesNotFit>()("RatingDoesNotFit", {
  courseRating: Schema.Finite,
  holeCount: Schema.Int,
  par: Schema.Int,
}) {}

type Ratings = ReadonlyArray<Pick<Tee, "courseRating">>;
type Holes = ReadonlyArray<Pick<HoleFields, "par">>;

const checkRatings = (tees: Ratings, holes: Holes) => {
  const misfit = misfitOf(tees, holes);
  return misfit ? Effect.fail(new RatingDoesNotFit(misfit)) : Effect.void;
};

/** For a card that is edited. Until it is whole, further holes may follow. */
export const checkRatingsOfCard = (tees: Ratings, holes: Holes) =>
  isWholeCard(holes.length) ? checkRatings(tees, holes) : Effect.void;

/** For the course of an event, from which handicaps will be taken. It was found before. */
export const checkRatingsOfCourse = Effect.fnUntraced(function* (courseId: CourseId) {
  const { byId, holesOf } = yield* Courses;
  const known = Effect.all([byId(courseId), holesOf(courseId)]);
  const found = yield* known.pipe(Effect.catchTag("CourseNotFound", () => Effect.succeed(null)));
  if (found) yield* checkRatings(found[0].tees, found[1]);
});
