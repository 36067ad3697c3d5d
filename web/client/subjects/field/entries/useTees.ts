import { useQuery } from "@tanstack/react-query";
import type { CourseId } from "../../../../../domain/shared/values.ts";
import type { Tee } from "../../../../contract/course/course.ts";
import { courseQuery } from "../../event/desk/api.ts";

const noTees: ReadonlyArray<Tee> = [];

/** The tees of the event's course; none while it is not known, or the event has none. */
export const useTees = (courseId: CourseId | null): ReadonlyArray<Tee> =>
  useQuery({ ...courseQuery(courseId), enabled: courseId !== null }).data?.tees ?? noTees;
