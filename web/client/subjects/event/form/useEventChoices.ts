import { useQueries } from "@tanstack/react-query";
import {
  competitionContainersQuery,
  coursesQuery,
  eventAdminsQuery,
  participantStructuresQuery,
  scoringMetricsQuery,
} from "../desk/api.ts";
import { playFormatsQuery } from "../playFormatsQuery.ts";

/** All lists of the event form, or null until they have arrived. */
export const useEventChoices = () => {
  const [structures, formats, metrics, containers, courses, admins] = useQueries({
    queries: [
      participantStructuresQuery,
      playFormatsQuery,
      scoringMetricsQuery,
      competitionContainersQuery,
      coursesQuery,
      eventAdminsQuery,
    ],
  });
  const all = [structures, formats, metrics, containers, courses, admins];
  const isComplete =
    structures.data && formats.data && metrics.data && containers.data && courses.data;
  return {
    choices:
      isComplete && admins.data
        ? {
            structures: structures.data,
            formats: formats.data,
            metrics: metrics.data,
            containers: containers.data,
            courses: courses.data,
            admins: admins.data,
          }
        : null,
    error: all.find(({ error }) => error)?.error ?? null,
    isFetching: all.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const list of all) if (list.error) void list.refetch();
    },
  };
};

export type EventChoices = NonNullable<ReturnType<typeof useEventChoices>["choices"]>;
