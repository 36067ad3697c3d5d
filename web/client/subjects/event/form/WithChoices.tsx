import { useQueries } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { DialogBody } from "../../../ui/dialogs/Dialog.tsx";
import { ErrorState } from "../../../ui/states/ErrorState.tsx";
import { SkeletonForm } from "../../../ui/states/Skeleton.tsx";
import {
  competitionContainersQuery,
  coursesQuery,
  eventAdminsQuery,
  participantStructuresQuery,
  scoringMetricsQuery,
} from "../desk/api.ts";
import { playFormatsQuery } from "../playFormatsQuery.ts";

interface Props {
  readonly children: (choices: EventChoices) => ReactNode;
}

/** Renders the form once its lists have arrived; until then their loading or error state. */
export const WithChoices = ({ children }: Props) => {
  const { choices, error, isFetching, retry } = useEventChoices();
  if (choices) return children(choices);
  return (
    <DialogBody>
      {error ? (
        <ErrorState
          title="The choices could not be loaded"
          error={error}
          onRetry={retry}
          isRetrying={isFetching}
        />
      ) : (
        <SkeletonForm label="Loading choices..." count={6} />
      )}
    </DialogBody>
  );
};

/** All lists of the event form, or null until they have arrived. */
const useEventChoices = () => {
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
