import { Option, Schema } from "effect";
import { CalendarDays, ChevronLeft, Lock, MapPin } from "lucide-react";
import { useEffect } from "react";
import { Link, Navigate, useParams } from "react-router-dom";
import { getWaitingCards } from "../../../../contract/card/scoring.ts";
import type { EventDetail, NewRule } from "../../../../contract/event/event.ts";
import { getEvent } from "../../../../contract/event/events.ts";
import { EventReference } from "../../../../contract/params.ts";
import { useRead } from "../../../data/read.ts";
import { useLive } from "../../../data/useLive.ts";
import type { AdminRecord } from "../../../device/storage.ts";
import { WaitingCount } from "../../../subjects/card/queue/WaitingCount.tsx";
import { eventProblemOf, eventProblemTexts } from "../../../subjects/event/page/eventProblem.ts";
import { useAdminSession } from "../../../subjects/person/adminSession/adminSession.ts";
import { EventStatusBadge, LiveSign } from "../../../ui/badges/Signs.tsx";
import { iconButton } from "../../../ui/buttons/Button.css.ts";
import { LinkButton } from "../../../ui/buttons/Button.tsx";
import { CopyButton } from "../../../ui/buttons/CopyButton.tsx";
import { dateRange } from "../../../ui/dates/dateText.ts";
import { asRow } from "../../../ui/layout.ts";
import { TooltipGroup } from "../../../ui/overlays/Tooltip.tsx";
import { CrestHeading, Page } from "../../../ui/page/Page.tsx";
import { EmptyState } from "../../../ui/states/EmptyState.tsx";
import { ErrorBoundary } from "../../../ui/states/ErrorState.tsx";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { PageSpinner } from "../../../ui/states/Spinner.tsx";
import { underlined, underlinedTab } from "../../../ui/tabs/Tabs.css.ts";
import { useTabsInView } from "../../../ui/tabs/Tabs.tsx";
import { figure } from "../../../ui/theme/theme.css.ts";
import * as styles from "../office.css.ts";
import { PortalHeader } from "../PortalHeader.tsx";
import { deskPath, deskTabs } from "./deskTabs.tsx";

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

interface Props {
  readonly event: EventDetail;
  readonly admin: AdminRecord;
  readonly tab: (typeof deskTabs)[number];
}

/** The desk of an event: its head, eight tabs and the open one. It is live. */
export const EventDesk = ({ event, admin, tab: { name, label, Content } }: Props) => {
  const isLost = useLive(event.id);
  const newRules = newRulesText(event);
  const mayManage =
    admin.accountType === "super_admin" ||
    admin.event === event.id ||
    event.eventAdminId === admin.id;
  return (
    <Page
      title={`${label} - ${event.name}`}
      header={<PortalHeader admin={admin} isDesk />}
      hasFooter={false}
      className={styles.page}
      // Changing the tab does not count as a new page: the focus stays on the tab.
      place={event.id}
    >
      <TooltipGroup>
        <DeskHead event={event} isLost={isLost} />
        {mayManage ? null : <p>You can only manage events you are assigned to.</p>}
        {newRules === null ? null : <p>{newRules}</p>}
        <DeskTabs event={event} current={name} />
        <section className={styles.content} aria-label={label}>
          <ErrorBoundary resetKey={name}>
            <Content key={event.id} event={event} admin={admin} mayManage={mayManage} />
          </ErrorBoundary>
        </section>
      </TooltipGroup>
    </Page>
  );
};

interface TabsProps {
  readonly event: EventDetail;
  readonly current: string;
}

/** Links, because each tab has its own address and can be opened in a new window. */
const DeskTabs = ({ event, current }: TabsProps) => {
  const list = useTabsInView();
  const { data: waiting } = useRead(getWaitingCards, { eventId: event.id });
  return (
    <nav aria-label="Event desk" data-screen-only="">
      <div ref={list} className={underlined}>
        {deskTabs.map(({ name, label }) => (
          <Link
            key={name}
            to={deskPath(event.id, name)}
            className={underlinedTab}
            data-state={name === current ? "active" : "inactive"}
            aria-current={name === current ? "page" : undefined}
          >
            {label}
            {name === "verify" && waiting ? <WaitingCount waiting={waiting} /> : null}
          </Link>
        ))}
      </div>
    </nav>
  );
};

interface DeskHeadProps {
  readonly event: EventDetail;
  /** Whether the live connection is lost. */
  readonly isLost: boolean;
}

/** "Live" beside "Completed" would read as if it were still played. */
const isOver = ({ status }: EventDetail) => status === "completed" || status === "cancelled";

/** The event with its status, and the number that players are told. */
const DeskHead = ({ event, isLost }: DeskHeadProps) => (
  <header className={styles.deskHead}>
    <Link
      to="/admin/dashboard?module=events"
      aria-label="Back to Events"
      className={iconButton}
      data-screen-only=""
    >
      <ChevronLeft size={28} aria-hidden="true" />
    </Link>
    <div className={styles.about}>
      <CrestHeading as="h1" className={styles.deskTitle}>
        {event.name}
      </CrestHeading>
      <ul className={styles.facts}>
        <li>
          <EventStatusBadge status={event.status} />
        </li>
        {isLost || !isOver(event) ? (
          <li>
            <LiveSign isLost={isLost} />
          </li>
        ) : null}
        <li className={asRow({ gap: "oneAndHalf", inline: true, leading: 1.3, breaks: true })}>
          <CalendarDays size={18} aria-hidden="true" />
          {dateRange(event.startDate, event.endDate)}
        </li>
        <li className={asRow({ gap: "oneAndHalf", inline: true, leading: 1.3, breaks: true })}>
          <MapPin size={18} aria-hidden="true" />
          {event.location}
        </li>
        {event.eventId === null ? null : (
          <li className={asRow({ gap: "oneAndHalf", inline: true, leading: 1.3, breaks: true })}>
            {event.isPrivate ? <Lock size={18} aria-hidden="true" /> : null}
            <span>
              Event ID <span className={figure}>{event.eventId}</span>
            </span>
            <CopyButton text={String(event.eventId)} label="Copy Event ID" />
          </li>
        )}
      </ul>
    </div>
  </header>
);

const said: Readonly<Record<NewRule, string>> = {
  rounds: "a round that nobody opens does not count in the end",
  matches: "matches rank the board, three in a group play three, and partners never meet",
  games:
    "in games who never starts owes nothing, and a hole left empty is lost by its player alone",
  handicaps:
    "a card opened now takes a share of the index on fewer than 18 holes, rounded to a tenth",
};

/** What is new for an event that began under an earlier version; null where nothing is. */
export const newRulesText = ({ newRules }: Pick<EventDetail, "newRules">): string | null =>
  newRules
    ? `This event began under an earlier version and now follows the present rules. New for it: ${newRules
        .map((rule) => said[rule])
        .join("; ")}.`
    : null;
