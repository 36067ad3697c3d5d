import { queryOptions } from "@tanstack/react-query";
import { listCourses } from "../../../contract/courses.ts";
import { call } from "../../lib/call.ts";
import { queryKeys } from "../../lib/queryKeys.ts";

export const coursesQuery = queryOptions({
  queryKey: queryKeys.courses,
  queryFn: ({ signal }) => call(listCourses, { signal }),
});
