import { Schema } from "effect";
import { CourseId, HoleId, HoleNumber, Par, StrokeIndex, TeeId } from "../shared/values.ts";

const yards = Schema.NullOr(Schema.Int);

/** The course of a round with all of its tees: every card of the round is played on it. */
export const RoundCourse = Schema.Struct({
  courseId: CourseId,
  holes: Schema.NonEmptyArray(
    Schema.Struct({
      holeId: HoleId,
      holeNumber: HoleNumber,
      par: Par,
      strokeIndex: StrokeIndex,
      blueDistance: yards,
      whiteDistance: yards,
      redDistance: yards,
    }),
  ),
  tees: Schema.Array(
    Schema.Struct({
      id: TeeId,
      name: Schema.String,
      courseRating: Schema.NullOr(Schema.Finite),
      slopeRating: Schema.NullOr(Schema.Int),
      totalYards: yards,
    }),
  ),
  /** Absent if the columns of distances have their default names. */
  teeNames: Schema.optionalKey(
    Schema.Struct({ blueTee: Schema.String, whiteTee: Schema.String, redTee: Schema.String }),
  ),
});
export type RoundCourse = typeof RoundCourse.Type;
