import { queryOptions } from "@tanstack/react-query";
import type { CourseId } from "../../../domain/shared/values.ts";
import { listHoles } from "../../contract/courses.ts";
import { call } from "../data/call.ts";
import { queryKeys } from "../data/queryKeys.ts";

/** The current holes of a course. */
export const holesQuery = (courseId: CourseId | null) =>
  queryOptions({
    queryKey: [...queryKeys.courses, courseId, "holes"],
    enabled: courseId !== null,
    queryFn: ({ signal }) =>
      courseId === null ? [] : call(listHoles, { params: { courseId }, signal }),
  });
