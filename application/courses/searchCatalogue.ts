import { Effect, Schema } from "effect";
import { type BundledCourse, CourseCatalogue } from "../ports/CourseCatalogue.ts";
import { likeness } from "./likeness.ts";

export class NoCourseFound extends Schema.TaggedError<NoCourseFound>()("NoCourseFound", {}) {}

export interface Sought {
  readonly courseName: string;
  /** Null: anywhere. */
  readonly location: string | null;
}

/** The course of the catalogue that is meant, though its name may be misspelt. Nothing is stored. */
export const searchCatalogue = Effect.fn("searchCatalogue")(function* (sought: Sought) {
  const { courses, attribution } = yield* CourseCatalogue;
  const course = bestOf(yield* courses, sought)?.course;
  if (!course) return yield* new NoCourseFound();
  return { course, attribution };
});

const bestOf = (courses: ReadonlyArray<BundledCourse>, { courseName, location }: Sought) =>
  courses
    .map((bundled) => ({ bundled, score: scoreOf(bundled, courseName) }))
    .filter(({ bundled, score }) => score > 0 && liesIn(bundled, location))
    .sort((a, b) => b.score - a.score)[0]?.bundled;

/** A name is also what the club and the town are called; the course's own name says most. */
const scoreOf = ({ course }: BundledCourse, courseName: string) =>
  likeness(courseName, `${course.name} ${placeOf(course)}`) + likeness(courseName, course.name);

const liesIn = ({ course }: BundledCourse, location: string | null) =>
  location === null || likeness(location, placeOf(course)) > 0;

const placeOf = ({ address, location }: BundledCourse["course"]) => `${address} ${location}`;
