import { useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import type { Event } from "../../../../contract/event/event.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { EmptyState } from "../../../ui/states/EmptyState.tsx";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { SkeletonCards } from "../../../ui/states/Skeleton.tsx";
import { Pager } from "../../../ui/tables/Pager.tsx";
import { TabPanel, Tabs, UnderlineTabs } from "../../../ui/tabs/Tabs.tsx";
import { useDebounced } from "../../../ui/useListing.ts";
import { eventsQuery } from "../eventsQuery.ts";
import { EVENTS_PER_PAGE, filters, type StatusFilter } from "./choose.ts";
import { EventGrid, type OwnEvents } from "./EventCard.tsx";
import * as styles from "./EventsList.css.ts";

/** In milliseconds: the pause in typing after which the server is asked. */
const DEBOUNCE = 200;

interface ListProps {
  readonly filter: StatusFilter;
  /** Only events whose name or place contains them. */
  readonly words: string;
  /** Undefined until it is known. */
  readonly own: OwnEvents | undefined;
  /** Counted from 0. */
  readonly page: number;
  readonly onTurn: (page: number) => void;
  readonly onRegister: (event: Event) => void;
}

interface Props extends ListProps {
  readonly onFilter: (filter: StatusFilter) => void;
  readonly onWords: (words: string) => void;
}

/** All events, or those of one status, with a search. */
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

const Events = (list: ListProps) => {
  const { filter, own, page, onRegister, onTurn } = list;
  const words = useDebounced(list.words.trim(), DEBOUNCE);
  const read = useQuery(
    eventsQuery({
      limit: EVENTS_PER_PAGE,
      offset: page * EVENTS_PER_PAGE,
      ...(filter === "all" ? {} : { status: filter }),
      ...(words === "" ? {} : { q: words }),
    }),
  );
  const { data, error } = read;
  if (data && own) {
    return data.items.length > 0 ? (
      <>
        <EventGrid events={data.items} own={own} onRegister={onRegister} as="h2" />
        {data.total > EVENTS_PER_PAGE ? (
          <Pager
            what="event"
            total={data.total}
            page={page}
            pageSize={EVENTS_PER_PAGE}
            onTurn={onTurn}
          />
        ) : null}
      </>
    ) : (
      <NoEvents {...list} words={words} isBehindLast={data.total > 0} />
    );
  }
  if (!error) {
    return (
      <div className={styles.coming}>
        <SkeletonCards label="Loading events..." />
      </div>
    );
  }
  return <FailedRead title="The events could not be loaded" of={read} />;
};

interface NoEventsProps extends ListProps {
  /** True if there are events, but fewer pages than the address asks for. */
  readonly isBehindLast: boolean;
}

const NoEvents = ({ filter, words, isBehindLast, onTurn }: NoEventsProps) =>
  isBehindLast ? (
    <EmptyState
      title="No Events Found"
      as="h2"
      action={
        <Button variant="quiet" onClick={() => onTurn(0)}>
          To the first page
        </Button>
      }
    >
      The list is not as long as that.
    </EmptyState>
  ) : (
    <EmptyState title="No Events Found" as="h2">
      {words === ""
        ? filters.find(({ value }) => value === filter)?.empty
        : `No event here has "${words}" in its name or place.`}
    </EmptyState>
  );
