import { Context, type Effect } from "effect";
import type { CourseInput } from "../courses/createCourse.ts";

export interface BundledCourse {
  /** Short and lasting, such as "augusta-national". */
  readonly id: string;
  readonly course: CourseInput;
}

/** Scorecards of real courses that come with the product. None of them is kept until it is created. */
export class CourseCatalogue extends Context.Service<
  CourseCatalogue,
  {
    readonly courses: Effect.Effect<ReadonlyArray<BundledCourse>>;
    /** Must be printed beside what was taken from it. */
    readonly attribution: string;
  }
>()("golf/application/ports/CourseCatalogue") {}
