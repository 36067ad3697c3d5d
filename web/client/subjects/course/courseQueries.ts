import type { CourseId } from "../../../../domain/shared/values.ts";
import { getCourse, listHoles } from "../../../contract/course/courses.ts";
import { readOf } from "../../data/read.ts";

/** The current holes of a course. */
export const holesQuery = (courseId: CourseId | null) =>
  readOf(listHoles, courseId === null ? null : { courseId });

/** One course, archived ones too. */
export const courseQuery = (courseId: CourseId | null) =>
  readOf(getCourse, courseId === null ? null : { courseId });
