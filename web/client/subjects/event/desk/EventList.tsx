import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Query } from "../../../../contract/endpoint.ts";
import type { listAdminEvents } from "../../../../contract/event/adminEvents.ts";
import { Category, EventStatus } from "../../../../contract/event/event.ts";
import { fetchFailure } from "../../../data/toasts.ts";
import { TextField } from "../../../form/Field.tsx";
import { ListBar } from "../../../form/ListBar.tsx";
import { SelectField } from "../../../form/SelectField.tsx";
import { ListFileLink } from "../../../ui/files/ListFileLink.tsx";
import { TooltipGroup } from "../../../ui/overlays/Tooltip.tsx";
import { EmptyState } from "../../../ui/states/EmptyState.tsx";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../../ui/states/Skeleton.tsx";
import { Pager } from "../../../ui/tables/Pager.tsx";
import { PAGE_SIZE, useListing } from "../../../ui/useListing.ts";
import { categoryOptions, statusOptions } from "../form/options.ts";
import { adminEventsQuery } from "./api.ts";
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
        what="event"
        total={data.total}
        page={listing.page}
        pageSize={PAGE_SIZE}
        onTurn={listing.onTurn}
      />
    </TooltipGroup>
  );
};

type Filter = Pick<Query<typeof listAdminEvents>, "status" | "year" | "category">;

const YEAR = /^(19|20|21)\d\d$/u;

/** What narrows the list of events, as fields and for the call. */
const useEventFilters = (onChange: () => void) => {
  const [chosen, setChosen] = useState({ status: "", year: "", category: "" });
  const field = (name: keyof typeof chosen) => ({
    value: chosen[name],
    onChange: (value: string) => {
      setChosen((before) => ({ ...before, [name]: value }));
      onChange();
    },
  });
  const filter = filterOf(chosen);
  return {
    filter,
    isFiltered: Object.keys(filter).length > 0,
    filters: (
      <>
        <SelectField
          {...field("status")}
          label="Status"
          emptyLabel="Any status"
          options={statusOptions}
        />
        <TextField
          {...field("year")}
          label="Year"
          inputMode="numeric"
          maxLength={4}
          placeholder="Any"
        />
        <SelectField
          {...field("category")}
          label="Category"
          emptyLabel="Any category"
          options={categoryOptions}
        />
      </>
    ),
  };
};

/** A year counts once it is typed to the end. */
const filterOf = ({ status, year, category }: Readonly<Record<keyof Filter, string>>): Filter => {
  const isStatus = EventStatus.literals.find((each) => each === status);
  const isCategory = Category.literals.find((each) => each === category);
  return {
    ...(isStatus && { status: isStatus }),
    ...(YEAR.test(year) && { year: Number(year) }),
    ...(isCategory && { category: isCategory }),
  };
};
