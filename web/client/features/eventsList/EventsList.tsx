import { useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import type { Event } from "../../../contract/event.ts";
import { EmptyState } from "../../components/states/EmptyState.tsx";
import { ErrorState } from "../../components/states/ErrorState.tsx";
import { SkeletonCards } from "../../components/states/Skeleton.tsx";
import { TabPanel, Tabs, UnderlineTabs } from "../../components/tabs/Tabs.tsx";
import { eventsQuery } from "./api.ts";
import { eventsWith, filters, type StatusFilter } from "./choose.ts";
import { EventGrid } from "./EventGrid.tsx";
import * as styles from "./EventsList.css.ts";
import type { OwnEvents } from "./ownEvents.ts";

interface ListProps {
  readonly filter: StatusFilter;
  /** Only events whose name or place holds them. */
  readonly words: string;
  /** Undefined until it is known. */
  readonly own: OwnEvents | undefined;
  readonly onRegister: (event: Event) => void;
}

interface Props extends ListProps {
  readonly onFilter: (filter: StatusFilter) => void;
  readonly onWords: (words: string) => void;
}

/** All events, or those of one status, and a search in them. */
export const EventsList = ({ onFilter, onWords, ...list }: Props) => (
  <Tabs value={list.filter} onChange={onFilter} className={styles.list}>
    <div className={styles.choices}>
      <UnderlineTabs label="Filter by status" tabs={filters} className={styles.filters} />
      <label className={styles.search}>
        <Search size={20} className={styles.searchSign} aria-hidden="true" />
        <input
          type="search"
          className={styles.searchField}
          aria-label="Search events"
          placeholder="Search by name or place"
          value={list.words}
          onChange={(event) => onWords(event.target.value)}
        />
      </label>
    </div>
    <TabPanel value={list.filter}>
      <Events {...list} />
    </TabPanel>
  </Tabs>
);

const Events = ({ filter, words, own, onRegister }: ListProps) => {
  const { data, error, refetch, isFetching } = useQuery(eventsQuery);
  if (data && own) {
    const events = eventsWith(data, filter, words);
    if (events.length > 0) {
      return <EventGrid events={events} own={own} onRegister={onRegister} as="h2" />;
    }
    return (
      <EmptyState title="No Events Found" as="h2">
        {words.trim() === ""
          ? filters.find(({ value }) => value === filter)?.empty
          : `No event here has "${words.trim()}" in its name or place.`}
      </EmptyState>
    );
  }
  if (!error) {
    return (
      <div className={styles.coming}>
        <SkeletonCards label="Loading events..." />
      </div>
    );
  }
  return (
    <ErrorState
      title="The events could not be loaded"
      error={error}
      onRetry={() => refetch()}
      isRetrying={isFetching}
    />
  );
};
