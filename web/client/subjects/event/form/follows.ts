import { findTee } from "../../../../../domain/golf/tee.ts";

/** The fields that change together. */
interface Place {
  readonly courseId: string;
  readonly teeId: string;
  readonly location: string;
}
interface Dates {
  readonly startDate: string;
  readonly registrationDeadline: string;
}

interface Course {
  readonly id: string;
  readonly name: string;
  readonly tees: ReadonlyArray<{ readonly id: string; readonly name: string }>;
}

/**
 * The tee holds on another course by its name. If that has none, it stays until another one is
 * chosen, because the server asks for one. An untouched location becomes the course's name.
 */
export const withCourse = <Values extends Place>(
  values: Values,
  courses: ReadonlyArray<Course>,
  courseId: string,
): Values => {
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
export const withStart = <Values extends Dates>(values: Values, startDate: string): Values => {
  const isOurs = ["", values.startDate].includes(values.registrationDeadline);
  const registrationDeadline = isOurs ? startDate : values.registrationDeadline;
  return { ...values, startDate, registrationDeadline };
};
