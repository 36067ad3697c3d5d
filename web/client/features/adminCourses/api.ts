import { queryOptions } from "@tanstack/react-query";
import type { CourseId } from "../../../../domain/shared/values.ts";
import { listCourses, listHoles } from "../../../contract/courses.ts";
import { call } from "../../lib/call.ts";
import { queryKeys } from "../../lib/queryKeys.ts";

export const coursesQuery = queryOptions({
  queryKey: queryKeys.courses,
  queryFn: ({ signal }) => call(listCourses, { signal }),
});

export const holesQuery = (courseId: CourseId) =>
  queryOptions({
    queryKey: [...queryKeys.courses, courseId, "holes"],
    queryFn: ({ signal }) => call(listHoles, { params: { courseId }, signal }),
  });
