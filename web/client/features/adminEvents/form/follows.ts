import type { EventValues } from "./eventValues.ts";

interface Course {
  readonly id: string;
  readonly name: string;
}

/** The tees of one course mean nothing on another. A location that nobody wrote is its name. */
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

/** Who registers may do so until the event begins, for as long as nobody has said otherwise. */
export const withStart = (values: EventValues, startDate: string): EventValues => {
  const isOurs = ["", values.startDate].includes(values.registrationDeadline);
  const registrationDeadline = isOurs ? startDate : values.registrationDeadline;
  return { ...values, startDate, registrationDeadline };
};
