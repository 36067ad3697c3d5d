import { useQuery } from "@tanstack/react-query";
import { getCourse } from "../../contract/courses.ts";
import type { EventDetail } from "../../contract/event.ts";
import type { Registration } from "../../contract/registration.ts";
import { call } from "../data/call.ts";
import { queryKeys } from "../data/queryKeys.ts";

/** "You play from the Red tee."; null for players on the tee of the event. */
export const useOwnTee = (
  { courseId }: Pick<EventDetail, "courseId">,
  registration: Pick<Registration, "teeId"> | null | undefined,
): string | null => {
  const teeId = registration?.teeId ?? null;
  const { data: course } = useQuery({
    queryKey: [...queryKeys.courses, courseId],
    enabled: courseId !== null && teeId !== null,
    queryFn: ({ signal }) =>
      courseId === null ? null : call(getCourse, { params: { courseId }, signal }),
  });
  const tee = teeId === null ? undefined : course?.tees.find(({ id }) => id === teeId);
  return tee ? `You play from the ${tee.name} tee.` : null;
};
