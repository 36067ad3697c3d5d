import type { CourseId } from "../../../../domain/shared/values.ts";
import { getCourse, listCourses } from "../../../contract/course/courses.ts";
import type { Query } from "../../../contract/endpoint.ts";
import { partOf, readOf } from "../../data/read.ts";

export const coursesQuery = (query: Query<typeof listCourses>) => partOf(listCourses, query);

/** One course, archived ones too. */
export const courseQuery = (courseId: CourseId | null) =>
  readOf(getCourse, courseId === null ? null : { courseId });
