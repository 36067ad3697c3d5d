import { Context, type Effect } from "effect";
import type { CourseInput } from "./Courses.ts";

export interface BundledCourse {
  /** Short and permanent, such as "augusta-national". */
  readonly id: string;
  readonly course: CourseInput;
}

/**
 * Scorecards of real courses that are part of the product. A course is stored only when it is
 * created.
 */
export class CourseCatalogue extends Context.Service<
  CourseCatalogue,
  {
    readonly courses: Effect.Effect<ReadonlyArray<BundledCourse>>;
    /** Must be printed next to data of the catalogue. */
    readonly attribution: string;
  }
>()("golf/application/ports/CourseCatalogue") {}
