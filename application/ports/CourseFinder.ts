import { Context, type Effect, Schema } from "effect";
import type { CourseInput } from "../courses/createCourse.ts";

export interface SoughtCourse {
  readonly courseName: string;
  /** Null: anywhere. */
  readonly location: string | null;
}

export class CourseSearchUnavailable extends Schema.TaggedError<CourseSearchUnavailable>()(
  "CourseSearchUnavailable",
  { cause: Schema.Defect() },
) {
  override get message() {
    return "The provider of courses does not answer.";
  }
}

/** A language model of some provider, which is asked for a course that the catalogue lacks. */
export class CourseFinder extends Context.Service<
  CourseFinder,
  {
    /**
     * What the provider says of a course. Null when it knows none, or where no provider is set. It may be
     * wrong in every value, so a person has to check it.
     */
    readonly find: (
      sought: SoughtCourse,
    ) => Effect.Effect<CourseInput | null, CourseSearchUnavailable>;
  }
>()("golf/application/ports/CourseFinder") {}
