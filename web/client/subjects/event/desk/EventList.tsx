import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { fetchFailure } from "../../../data/errorToast.ts";
import { ListBar } from "../../../form/ListBar.tsx";
import { ListFileLink } from "../../../ui/files/ListFileLink.tsx";
import { TooltipGroup } from "../../../ui/overlays/Tooltip.tsx";
import { EmptyState } from "../../../ui/states/EmptyState.tsx";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../../ui/states/Skeleton.tsx";
import { Pager } from "../../../ui/tables/Pager.tsx";
import { PAGE_SIZE, useListing } from "../../../ui/useListing.ts";
import { adminEventsQuery } from "./api.ts";
import { useEventFilters } from "./EventFilters.tsx";
import { EventsTable } from "./EventsTable.tsx";

interface Props extends Pick<Parameters<typeof EventsTable>[0], "onOpen"> {
  /** True for super admins. */
  readonly mayCreate: boolean;
}

const REFETCH_DELAY = 1000;

/** The table of events with a search, page by page, or its loading and error states. */
export const EventList = ({ onOpen, mayCreate }: Props) => {
  const listing = useListing();
  const { filter, filters, isFiltered } = useEventFilters(listing.toFirstPage);
  // What is played and what comes stands first, unless a column orders the list.
  const events = useQuery(adminEventsQuery({ sort: "relevance", ...listing.query, ...filter }));
  const asked = Object.entries({ sort: "relevance", ...listing.asked, ...filter });
  const file = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]));
  const { data, isLoadingError, error, refetch } = events;

  // Includes an event that was created elsewhere just before this list was opened.
  useEffect(() => {
    const timer = setTimeout(() => void refetch(), REFETCH_DELAY);
    return () => clearTimeout(timer);
  }, [refetch]);

  if (isLoadingError) {
    return <FailedRead title={fetchFailure("events", error)} of={events} />;
  }
  if (!data) return <SkeletonSlats label="Loading events..." />;
  if (data.total === 0 && listing.query.q === undefined && !isFiltered) {
    return (
      <EmptyState as="h2" title="No Events Yet" seed="events">
        {mayCreate
          ? "Create the first one with the button above."
          : "Events stand here once a super admin has created them."}
      </EmptyState>
    );
  }
  return (
    <TooltipGroup>
      <ListBar label="Search events" search={listing.search} onSearch={listing.onSearch}>
        {filters}
        <ListFileLink to={`/api/admin/events.csv?${file}`} />
      </ListBar>
      {data.total === 0 ? (
        <EmptyState as="h2" title="No Events Found" seed="no events">
          {isFiltered
            ? "No event fits. Choose less, or search for another name or place."
            : "No event has such a name or place."}
        </EmptyState>
      ) : (
        <EventsTable onOpen={onOpen} events={data.items} sorting={listing.sorting} />
      )}
      <Pager
        what={data.total === 1 ? "event" : "events"}
        total={data.total}
        page={listing.page}
        pageSize={PAGE_SIZE}
        onTurn={listing.onTurn}
      />
    </TooltipGroup>
  );
};
