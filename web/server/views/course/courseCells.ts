import type { Course } from "../../../contract/course/course.ts";
import type { Cell } from "../../http/csv.ts";

/** The courses with the names of their tees. */
export const courseCells = (courses: ReadonlyArray<Course>): ReadonlyArray<ReadonlyArray<Cell>> => [
  heading,
  ...courses.map(rowOf),
];

const heading = [
  "Course",
  "Location",
  "Address",
  "City",
  "State",
  "Par",
  "Length",
  "Tees",
  "Status",
];

const rowOf = (course: Course) => [
  course.name,
  course.location,
  course.address,
  course.city,
  course.state,
  course.totalPar,
  course.totalYardage,
  course.tees.map(({ name }) => name).join(", "),
  course.status,
];
