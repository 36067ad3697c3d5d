import { queryOptions } from "@tanstack/react-query";
import type { CourseId } from "../../../../../domain/shared/values.ts";
import { getCourse, listHoles } from "../../../../contract/courses.ts";
import { call } from "../../../lib/call.ts";
import { queryKeys } from "../../../lib/queryKeys.ts";
import type { Card } from "./cardValues.ts";

/**
 * A course and then its holes: they may be newer than the revision that an edit is based on, and
 * never older, so nobody's change is overwritten unseen.
 */
export const cardQuery = (courseId: CourseId) =>
  queryOptions({
    queryKey: [...queryKeys.courses, courseId, "card"],
    queryFn: async ({ signal }): Promise<Card> => {
      const course = await call(getCourse, { params: { courseId }, signal });
      return { course, holes: await call(listHoles, { params: { courseId }, signal }) };
    },
  });
