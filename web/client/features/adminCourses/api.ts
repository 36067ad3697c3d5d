import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { CourseId } from "../../../../domain/shared/values.ts";
import { getCourse, listCourses } from "../../../contract/courses.ts";
import type { Query } from "../../../contract/endpoint.ts";
import { call, callForPart } from "../../data/call.ts";
import { queryKeys } from "../../data/queryKeys.ts";

/** A page of courses. The previous page stays visible until it has arrived. */
export const coursesQuery = (query: Query<typeof listCourses>) =>
  queryOptions({
    queryKey: [...queryKeys.courses, "list", query],
    queryFn: ({ signal }) => callForPart(listCourses, { query, signal }),
    placeholderData: keepPreviousData,
  });

/** One course, archived ones too. */
export const courseQuery = (courseId: CourseId | null) =>
  queryOptions({
    queryKey: [...queryKeys.courses, courseId],
    enabled: courseId !== null,
    queryFn: ({ signal }) =>
      courseId === null ? null : call(getCourse, { params: { courseId }, signal }),
  });
