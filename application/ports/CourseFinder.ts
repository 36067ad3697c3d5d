import { Context, type Effect, Schema } from "effect";
import type { CourseInput } from "./Courses.ts";

export interface SoughtCourse {
  readonly courseName: string;
  /** Null stands for any place. */
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

/** A language model of a provider, which is asked for courses that the catalogue lacks. */
export class CourseFinder extends Context.Service<
  CourseFinder,
  {
    /**
     * The course as the provider describes it. Null when the provider does not know it, or when no
     * provider is set. Every value may be wrong, so a person has to check it.
     */
    readonly find: (
      sought: SoughtCourse,
    ) => Effect.Effect<CourseInput | null, CourseSearchUnavailable>;
  }
>()("golf/application/ports/CourseFinder") {}
