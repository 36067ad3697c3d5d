import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { TooltipGroup } from "../../components/overlays/Tooltip.tsx";
import { EmptyState } from "../../components/states/EmptyState.tsx";
import { ErrorState } from "../../components/states/ErrorState.tsx";
import { SkeletonSlats } from "../../components/states/Skeleton.tsx";
import { fetchFailure } from "../../lib/errorToast.ts";
import { adminEventsQuery } from "./api.ts";
import { EventsTable } from "./EventsTable.tsx";

type Props = Omit<Parameters<typeof EventsTable>[0], "events">;

const LOOKS_AGAIN_AFTER = 1000;

/** The table of events, or what stands in its place. */
export const EventList = (props: Props) => {
  const { data, isLoadingError, error, isFetching, refetch } = useQuery(adminEventsQuery);

  // What was created elsewhere in the moment this opened is there a second later.
  useEffect(() => {
    const timer = setTimeout(() => void refetch(), LOOKS_AGAIN_AFTER);
    return () => clearTimeout(timer);
  }, [refetch]);

  if (isLoadingError) {
    return (
      <ErrorState
        title={fetchFailure("events", error)}
        error={error}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  if (!data) return <SkeletonSlats label="Loading events..." />;
  if (data.length === 0) {
    return (
      <EmptyState as="h2" title="No Events Yet" seed="events">
        Events stand here once a super admin has created them.
      </EmptyState>
    );
  }
  return (
    <TooltipGroup>
      <EventsTable {...props} events={data} />
    </TooltipGroup>
  );
};
