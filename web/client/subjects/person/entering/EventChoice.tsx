import { useQuery } from "@tanstack/react-query";
import { listAdminEvents } from "../../../../contract/event/adminEvents.ts";
import type { CountedEvent } from "../../../../contract/event/event.ts";
import { partOf } from "../../../data/read.ts";
import { fetchFailure } from "../../../data/toasts.ts";
import { ListBar } from "../../../form/ListBar.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { shortDate } from "../../../ui/dates/dateText.ts";
import { asRow, asStack, asText } from "../../../ui/layout.ts";
import { EmptyState } from "../../../ui/states/EmptyState.tsx";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../../ui/states/Skeleton.tsx";
import { Pager } from "../../../ui/tables/Pager.tsx";
import { PAGE_SIZE, useListing } from "../../../ui/useListing.ts";

interface Props {
  /** Events that may be chosen. */
  readonly holds: (event: CountedEvent) => boolean;
  readonly onChoose: (event: CountedEvent) => void;
}

/** Chooses an event by its name or its day. */
export const EventChoice = ({ holds, onChoose }: Props) => {
  const listing = useListing();
  const events = useQuery(partOf(listAdminEvents, { sort: "-startDate", ...listing.query }));
  const offered = events.data?.items.filter(holds) ?? [];
  return (
    <div className={asStack({ gap: 3, shrinks: true })}>
      <ListBar label="Search events" search={listing.search} onSearch={listing.onSearch} />
      {events.isLoadingError ? (
        <FailedRead title={fetchFailure("events", events.error)} of={events} />
      ) : !events.data ? (
        <SkeletonSlats label="Loading events..." />
      ) : (
        <>
          {offered.length === 0 ? (
            <EmptyState title="No Events Found" seed="no events">
              No event here fits the search.
            </EmptyState>
          ) : null}
          <ul className={asStack({ gap: "slat" })}>
            {offered.map((event) => (
              <li key={event.id}>
                <EventRow event={event} onChoose={() => onChoose(event)} />
              </li>
            ))}
          </ul>
          <Pager
            what="event"
            total={events.data.total}
            page={listing.page}
            pageSize={PAGE_SIZE}
            onTurn={listing.onTurn}
          />
        </>
      )}
    </div>
  );
};

interface RowProps {
  readonly event: CountedEvent;
  readonly onChoose: () => void;
}

const EventRow = ({ event, onChoose }: RowProps) => (
  <article
    className={asRow({
      gap: 2,
      justify: "between",
      wrap: true,
      pad: 3,
      ground: "ground",
      radius: "slot",
    })}
    aria-label={event.name}
  >
    <div className={asStack({ gap: "half", breaks: true, shrinks: true })}>
      <p className={asText({ weight: "strong" })}>{event.name}</p>
      <p className={asText({ tone: "textDim", size: "sm" })}>{shortDate(event.startDate)}</p>
    </div>
    <Button variant="line" size="small" aria-label={`Choose: ${event.name}`} onClick={onChoose}>
      Choose
    </Button>
  </article>
);
