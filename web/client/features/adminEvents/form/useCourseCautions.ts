import { useQuery } from "@tanstack/react-query";
import type { CourseId } from "../../../../../domain/shared/values.ts";
import { repeatedSentences } from "../../../../contract/repeatedInCourse.ts";
import { holesQuery } from "../../../lib/holesQuery.ts";

/** What is not in order on the scorecard of a course, for the form that chooses the course. */
export const useCourseCautions = (courseId: CourseId | null): ReadonlyArray<string> => {
  const { data = [] } = useQuery(holesQuery(courseId));
  return repeatedSentences(data);
};
