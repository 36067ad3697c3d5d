import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router-dom";
import type { ScorecardId, TournamentId } from "../../../../domain/shared/values.ts";
import type { RegistrationWithEvent } from "../../../contract/field/registration.ts";
import type { User } from "../../../contract/person/user.ts";
import { Badges } from "../../ui/badges/Badge.tsx";
import { EventStatusBadge, RegistrationBadge } from "../../ui/badges/Signs.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { Panel } from "../../ui/cards/Panel.tsx";
import { longDate } from "../../ui/dates/dateText.ts";
import { asStack } from "../../ui/layout.ts";
import { loadable } from "../../ui/loadable.tsx";
import { EmptyState } from "../../ui/states/EmptyState.tsx";
import { ErrorBoundary } from "../../ui/states/ErrorState.tsx";
import { FailedRead } from "../../ui/states/FailedRead.tsx";
import { SkeletonPanel, SkeletonSlats } from "../../ui/states/Skeleton.tsx";
import { type Column, Table } from "../../ui/tables/Table.tsx";
import { TabPanel, Tabs, UnderlineTabs } from "../../ui/tabs/Tabs.tsx";
import { textLink } from "../../ui/theme/theme.css.ts";
import { Awards } from "./Awards.tsx";
import { myRegistrationsQuery, myStatisticsQuery } from "./api.ts";
import { HandicapRecordPanel } from "./HandicapRecordPanel.tsx";
import { MyEvents } from "./MyEvents.tsx";
import { historyOf } from "./myEvents.ts";
import { Overview } from "./Overview.tsx";
import * as styles from "./Profile.css.ts";
import { Rounds } from "./Rounds.tsx";

const tabs = [
  { value: "overview", label: "Overview" },
  { value: "awards", label: "Awards" },
  { value: "events", label: "Events" },
  { value: "history", label: "History" },
  { value: "rounds", label: "Rounds" },
] as const;

type ProfileTab = (typeof tabs)[number]["value"];

/** The tab of the address; the overview if there is none or an unknown one. */
export const tabNamed = (name: string | null): ProfileTab =>
  tabs.find(({ value }) => value === name)?.value ?? "overview";

interface Props {
  readonly user: User;
  /** The address of the next hole's pad in a running event, or null. */
  readonly padOf: (tournamentId: TournamentId) => string | null;
  /** Whether it is known in which events the player is on the course. */
  readonly isPlayingKnown: boolean;
  readonly tab: ProfileTab;
  readonly onTab: (tab: ProfileTab) => void;
  readonly onOpenCard: (scorecardId: ScorecardId) => void;
}

export const ProfileTabs = ({ user, padOf, isPlayingKnown, tab, onTab, onOpenCard }: Props) => (
  <Tabs value={tab} onChange={onTab} className={styles.tabs}>
    <UnderlineTabs label="Profile" tabs={tabs} className={styles.tabList} />
    <TabPanel value="overview">
      <Overview user={user} padOf={padOf} isPlayingKnown={isPlayingKnown} />
    </TabPanel>
    <TabPanel value="awards">
      <Awards />
    </TabPanel>
    <TabPanel value="events">
      <MyEvents />
    </TabPanel>
    <TabPanel value="history">
      <EventHistory />
    </TabPanel>
    <TabPanel value="rounds">
      <div className={asStack({ gap: 5 })}>
        <Rounds onOpenCard={onOpenCard} />
        <StatisticsPanel />
        <HandicapRecordPanel onOpenCard={onOpenCard} />
      </div>
    </TabPanel>
  </Tabs>
);

const loading = <SkeletonPanel label="Loading statistics..." />;

/** The charts are as large as the rest of the page, so they are loaded on demand. */
const { Component: Statistics } = loadable(() => import("./statistics/Statistics.tsx"), loading);

/** Charts of the player's rounds, loaded on demand. */
const StatisticsPanel = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel
      title="Statistics"
      action={
        <Button
          variant="line"
          size="small"
          aria-expanded={isOpen}
          onClick={() => setOpen((before) => !before)}
        >
          {isOpen ? "Hide Statistics" : "Show Statistics"}
        </Button>
      }
    >
      {isOpen ? (
        <ErrorBoundary>
          <Loaded />
        </ErrorBoundary>
      ) : null}
    </Panel>
  );
};

const Loaded = () => {
  const read = useQuery(myStatisticsQuery);
  const { data: statistics, error } = read;
  if (statistics) {
    return <Statistics statistics={statistics} />;
  }
  if (statistics === null) return null;
  if (!error) return loading;
  return <FailedRead title="Your statistics could not be loaded" of={read} />;
};

/** The events that are over, the latest first. */
const EventHistory = () => {
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
