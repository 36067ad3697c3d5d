import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import type { RegistrationWithEvent } from "../../../contract/field/registration.ts";
import { Badges } from "../../ui/badges/Badge.tsx";
import { EventStatusBadge, RegistrationBadge } from "../../ui/badges/StatusBadge.tsx";
import { longDate } from "../../ui/dates/dateText.ts";
import { EmptyState } from "../../ui/states/EmptyState.tsx";
import { FailedRead } from "../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../ui/states/Skeleton.tsx";
import { type Column, Table } from "../../ui/tables/Table.tsx";
import { textLink } from "../../ui/theme/voices.css.ts";
import { myRegistrationsQuery } from "./api.ts";
import { historyOf } from "./myEvents.ts";

/** The events that are over, the latest first. */
export const EventHistory = () => {
  const read = useQuery(myRegistrationsQuery);
  const { data, error } = read;
  if (data) {
    const history = historyOf(data);
    if (history.length > 0) {
      return (
        <Table caption="Past events" columns={columns} rows={history} keyOf={({ id }) => id} />
      );
    }
    return (
      <EmptyState title="No Past Events" as="h2">
        Events you have played are kept here.
      </EmptyState>
    );
  }
  if (!error) return <SkeletonSlats label="Loading event history..." />;
  return <FailedRead title="Your history could not be loaded" of={read} />;
};

const columns: ReadonlyArray<Column<RegistrationWithEvent>> = [
  {
    header: "Event",
    cell: ({ event, status }) =>
      status === "cancelled" ? (
        event.name
      ) : (
        <Link to={`/events/${event.id}`} className={textLink}>
          {event.name}
        </Link>
      ),
  },
  { header: "Date", cell: ({ event }) => longDate(event.startDate) },
  { header: "Location", cell: ({ event }) => event.location || "Location not available" },
  {
    header: "Status",
    cell: ({ event, status, waitlistPlace }) => (
      <Badges>
        <EventStatusBadge status={event.status} />
        {status === "registered" ? null : (
          <RegistrationBadge status={status} waitlistPlace={waitlistPlace} />
        )}
      </Badges>
    ),
  },
];
