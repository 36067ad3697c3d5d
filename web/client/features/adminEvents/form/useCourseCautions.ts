import { useQuery } from "@tanstack/react-query";
import type { CourseId } from "../../../../../domain/shared/values.ts";
import { repeatedSentences } from "../../../../contract/repeatedInCourse.ts";
import { holesQuery } from "../../../lib/holesQuery.ts";

/** Warnings about the scorecard of the chosen course. */
export const useCourseCautions = (courseId: CourseId | null): ReadonlyArray<string> => {
  const { data = [] } = useQuery(holesQuery(courseId));
  return repeatedSentences(data);
};
