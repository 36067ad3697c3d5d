import { CalendarDays, ChevronLeft, Lock, MapPin } from "lucide-react";
import { Link } from "react-router-dom";
import { getWaitingCards } from "../../../../contract/card/scoring.ts";
import type { EventDetail, NewRule } from "../../../../contract/event/event.ts";
import { useRead } from "../../../data/read.ts";
import { useLive } from "../../../data/useLive.ts";
import type { AdminRecord } from "../../../device/storage.ts";
import { WaitingCount } from "../../../subjects/card/queue/WaitingCount.tsx";
import { LiveSign } from "../../../ui/badges/LiveSign.tsx";
import { EventStatusBadge } from "../../../ui/badges/StatusBadge.tsx";
import { CopyButton } from "../../../ui/buttons/CopyButton.tsx";
import { iconButton } from "../../../ui/buttons/IconButton.css.ts";
import { dateRange } from "../../../ui/dates/dateText.ts";
import { asRow } from "../../../ui/layout.ts";
import { TooltipGroup } from "../../../ui/overlays/Tooltip.tsx";
import { CrestHeading } from "../../../ui/page/CrestHeading.tsx";
import { Page } from "../../../ui/page/Page.tsx";
import { ErrorBoundary } from "../../../ui/states/ErrorBoundary.tsx";
import { underlined, underlinedTab } from "../../../ui/tabs/Tabs.css.ts";
import { useTabsInView } from "../../../ui/tabs/useTabsInView.ts";
import { figure } from "../../../ui/theme/voices.css.ts";
import { PortalHeader } from "../PortalHeader.tsx";
import { deskPath, deskTabs } from "./deskTabs.tsx";
import * as styles from "./EventDesk.css.ts";

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
  <header className={styles.head}>
    <Link
      to="/admin/dashboard?module=events"
      aria-label="Back to Events"
      className={iconButton}
      data-screen-only=""
    >
      <ChevronLeft size={28} aria-hidden="true" />
    </Link>
    <div className={styles.about}>
      <CrestHeading as="h1" className={styles.title}>
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
