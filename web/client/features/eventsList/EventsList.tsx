import { useQuery } from "@tanstack/react-query";
import type { Event } from "../../../contract/event.ts";
import { EmptyState } from "../../components/states/EmptyState.tsx";
import { ErrorState } from "../../components/states/ErrorState.tsx";
import { SkeletonCards } from "../../components/states/Skeleton.tsx";
import { TabPanel, Tabs, UnderlineTabs } from "../../components/tabs/Tabs.tsx";
import { eventsQuery } from "./api.ts";
import { eventsWith, filters, type StatusFilter } from "./choose.ts";
import { EventGrid } from "./EventGrid.tsx";
import * as styles from "./EventsList.css.ts";

interface Props {
  readonly filter: StatusFilter;
  readonly onFilter: (filter: StatusFilter) => void;
  readonly onRegister: (event: Event) => void;
}

/** All events, or those of one status. */
export const EventsList = ({ filter, onFilter, onRegister }: Props) => (
  <Tabs value={filter} onChange={onFilter} className={styles.list}>
    <UnderlineTabs label="Filter by status" tabs={filters} />
    <TabPanel value={filter}>
      <Events filter={filter} onRegister={onRegister} />
    </TabPanel>
  </Tabs>
);

const Events = ({ filter, onRegister }: Omit<Props, "onFilter">) => {
  const { data, error, refetch, isFetching } = useQuery(eventsQuery);
  if (data) {
    const events = eventsWith(data, filter);
    if (events.length > 0) return <EventGrid events={events} onRegister={onRegister} as="h2" />;
    return (
      <EmptyState title="No Events Found" as="h2">
        {filters.find(({ value }) => value === filter)?.empty}
      </EmptyState>
    );
  }
  if (!error) return <SkeletonCards label="Loading events..." />;
  return (
    <ErrorState
      title="The events could not be loaded"
      error={error}
      onRetry={() => refetch()}
      isRetrying={isFetching}
    />
  );
};
