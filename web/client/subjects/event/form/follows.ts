import { findTee } from "../../../../../domain/golf/tee.ts";
import type { EventValues } from "./eventValues.ts";

interface Course {
  readonly id: string;
  readonly name: string;
  readonly tees: ReadonlyArray<{ readonly id: string; readonly name: string }>;
}

/**
 * The tee holds on another course by its name. If that has none, it stays until another one is
 * chosen, because the server asks for one. An untouched location becomes the course's name.
 */
export const withCourse = (
  values: EventValues,
  courses: ReadonlyArray<Course>,
  courseId: string,
): EventValues => {
  const courseWith = (id: string) => courses.find((course) => course.id === id);
  const nameOf = (id: string) => courseWith(id)?.name ?? "";
  const isOurs = values.location === "" || values.location === nameOf(values.courseId);
  const location = isOurs ? nameOf(courseId) : values.location;
  const tees = courseWith(courseId)?.tees ?? [];
  const chosen = courses.flatMap((course) => course.tees).find(({ id }) => id === values.teeId);
  const kept = tees.length === 0 || !chosen ? "" : values.teeId;
  return { ...values, courseId, teeId: findTee(tees, chosen ?? null)?.id ?? kept, location };
};

/** The deadline is the start of the event until somebody types another one. */
export const withStart = (values: EventValues, startDate: string): EventValues => {
  const isOurs = ["", values.startDate].includes(values.registrationDeadline);
  const registrationDeadline = isOurs ? startDate : values.registrationDeadline;
  return { ...values, startDate, registrationDeadline };
};
