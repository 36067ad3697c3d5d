import { Effect, Schema } from "effect";
import type { AdministratorId } from "../../domain/shared/values.ts";
import { type BundledCourse, CourseCatalogue } from "../ports/CourseCatalogue.ts";
import { CourseFinder, type SoughtCourse } from "../ports/CourseFinder.ts";
import { Throttle } from "../ports/Throttle.ts";
import { likeness } from "./likeness.ts";

export class NoCourseFound extends Schema.TaggedError<NoCourseFound>()("NoCourseFound", {}) {}

/**
 * Finds the course in the catalogue even if its name is misspelt. If it is not there, the provider
 * is asked, who is paid for each answer. Nothing is stored.
 */
export const findCourse = Effect.fn("findCourse")(function* (
  sought: SoughtCourse,
  administratorId: AdministratorId,
) {
  const { courses, attribution } = yield* CourseCatalogue;
  const bundled = bestOf(yield* courses, sought);
  if (bundled) return { course: bundled.course, source: "catalogue" as const, attribution };
  yield* Throttle.use((throttle) => throttle.searchCourse(administratorId));
  const course = yield* CourseFinder.use((finder) => finder.find(sought));
  if (!course) return yield* new NoCourseFound();
  return { course, source: "provider" as const, attribution: null };
});

const bestOf = (courses: ReadonlyArray<BundledCourse>, { courseName, location }: SoughtCourse) =>
  courses
    .map((bundled) => ({ bundled, score: scoreOf(bundled, courseName) }))
    .filter(({ bundled, score }) => score > 0 && isIn(bundled, location))
    .sort((a, b) => b.score - a.score)[0]?.bundled;

/** A search may name the club or the town, but the course's own name counts most. */
const scoreOf = ({ course }: BundledCourse, courseName: string) =>
  likeness(courseName, `${course.name} ${placeOf(course)}`) + likeness(courseName, course.name);

const isIn = ({ course }: BundledCourse, location: string | null) =>
  location === null || likeness(location, placeOf(course)) > 0;

const placeOf = ({ address, location }: BundledCourse["course"]) => `${address} ${location}`;
