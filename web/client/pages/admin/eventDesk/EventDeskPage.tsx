import { Option, Schema } from "effect";
import { useEffect } from "react";
import { Navigate, useParams } from "react-router-dom";
import { getEvent } from "../../../../contract/event/events.ts";
import { EventReference } from "../../../../contract/params.ts";
import { useRead } from "../../../data/read.ts";
import type { AdminRecord } from "../../../device/storage.ts";
import { eventProblemOf, eventProblemTexts } from "../../../subjects/event/page/eventProblem.ts";
import { useAdminSession } from "../../../subjects/person/adminSession/useAdminSession.ts";
import { LinkButton } from "../../../ui/buttons/LinkButton.tsx";
import { Page } from "../../../ui/page/Page.tsx";
import { EmptyState } from "../../../ui/states/EmptyState.tsx";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { PageSpinner } from "../../../ui/states/Spinner.tsx";
import { PortalHeader } from "../PortalHeader.tsx";
import { deskPath, deskTabs } from "./deskTabs.tsx";
import * as styles from "./EventDesk.css.ts";
import { EventDesk } from "./EventDesk.tsx";

const read = Schema.decodeUnknownOption(EventReference);

/** The page of an event's desk. */
const EventDeskPage = () => {
  const { eventId = "", tab = "" } = useParams();
  const { admin, isLoading } = useAdminSession();
  const reference = Option.getOrNull(read(eventId));
  if (isLoading) return <PageSpinner label="Loading admin dashboard..." />;
  if (!admin) return <Navigate to="/admin" replace />;
  if (reference === null) return <NoEvent admin={admin} />;
  return <LoadedDesk admin={admin} reference={reference} tabName={tab} />;
};

interface LoadedProps {
  readonly admin: AdminRecord;
  readonly reference: EventReference;
  readonly tabName: string;
}

const LoadedDesk = ({ admin, reference, tabName }: LoadedProps) => {
  const query = useRead(getEvent, { eventId: reference });
  const { data: event, error } = query;
  const tab = deskTabs.find(({ name }) => name === tabName);
  // The code of the tab comes together with the event.
  useEffect(() => void tab?.load().catch(() => undefined), [tab]);
  // What was read before stays visible during an outage.
  if (event) {
    return tab !== undefined && event.id === reference ? (
      <EventDesk event={event} admin={admin} tab={tab} />
    ) : (
      <Navigate to={deskPath(event.id, tab?.name ?? "players")} replace />
    );
  }
  if (error && eventProblemOf(error) === "notFound") return <NoEvent admin={admin} />;
  return (
    <Page
      title="Event"
      header={<PortalHeader admin={admin} isDesk />}
      hasFooter={false}
      className={styles.page}
    >
      {error ? (
        <FailedRead
          title={
            tab?.name === "side-games"
              ? "Event data not available"
              : eventProblemTexts.other.sentence
          }
          of={query}
        />
      ) : (
        <PageSpinner label="Loading event details..." />
      )}
    </Page>
  );
};

const NoEvent = ({ admin }: { readonly admin: AdminRecord }) => (
  <Page
    title={eventProblemTexts.notFound.title}
    header={<PortalHeader admin={admin} isDesk />}
    hasFooter={false}
    className={styles.page}
  >
    <EmptyState
      as="h1"
      title={eventProblemTexts.notFound.title}
      seed="no event"
      action={<LinkButton to="/admin/dashboard?module=events">Back to Events</LinkButton>}
    >
      {eventProblemTexts.notFound.sentence}
    </EmptyState>
  </Page>
);

export default EventDeskPage;
