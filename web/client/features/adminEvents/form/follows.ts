import type { EventValues } from "./eventValues.ts";

interface Course {
  readonly id: string;
  readonly name: string;
}

/** Resets tees, which belong to one course. An untouched location becomes the course's name. */
export const withCourse = (
  values: EventValues,
  courses: ReadonlyArray<Course>,
  courseId: string,
): EventValues => {
  const nameOf = (id: string) => courses.find((course) => course.id === id)?.name ?? "";
  const isOurs = values.location === "" || values.location === nameOf(values.courseId);
  const location = isOurs ? nameOf(courseId) : values.location;
  return { ...values, courseId, teeId: "", location };
};

/** The deadline is the start of the event until somebody types another one. */
export const withStart = (values: EventValues, startDate: string): EventValues => {
  const isOurs = ["", values.startDate].includes(values.registrationDeadline);
  const registrationDeadline = isOurs ? startDate : values.registrationDeadline;
  return { ...values, startDate, registrationDeadline };
};
