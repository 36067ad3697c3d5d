import { queryOptions } from "@tanstack/react-query";
import type { CourseId } from "../../../../../domain/shared/values.ts";
import { getCourse, listHoles } from "../../../../contract/course/courses.ts";
import { call } from "../../../data/call.ts";
import { namesOf } from "../../../data/read.ts";
import type { Card } from "./cardValues.ts";

/**
 * Fetches the course before its holes. So the holes may be newer than the revision of the edit but
 * never older, and no change is overwritten unseen.
 */
export const cardQuery = (courseId: CourseId) =>
  queryOptions({
    queryKey: [...namesOf(getCourse, { courseId }).queryKey, listHoles.path],
    meta: namesOf(getCourse, { courseId }).meta,
    queryFn: async ({ signal }): Promise<Card> => {
      const course = await call(getCourse, { params: { courseId }, signal });
      return { course, holes: await call(listHoles, { params: { courseId }, signal }) };
    },
  });
