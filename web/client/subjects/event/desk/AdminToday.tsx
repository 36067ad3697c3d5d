import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router-dom";
import { getAdminToday, type WorkOfEvent } from "../../../../contract/event/adminToday.ts";
import { readOf } from "../../../data/read.ts";
import { Badge } from "../../../ui/badges/Badge.tsx";
import { EventStatusBadge } from "../../../ui/badges/Signs.tsx";
import { dateRange } from "../../../ui/dates/dateText.ts";
import { asStack, asText } from "../../../ui/layout.ts";
import { CrestHeading, Heading } from "../../../ui/page/Page.tsx";
import { Caution } from "../../../ui/states/Caution.tsx";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { SkeletonCards } from "../../../ui/states/Skeleton.tsx";
import * as styles from "./Desk.css.ts";
import { troubleText, type Waiting, waitingIn } from "./waiting.ts";

interface Props {
  /** The address of a part of an event's desk. */
  readonly pathOf: PathOf;
}

/** Open tasks of today's events and of those in the week around. The list updates by itself. */
export const AdminToday = ({ pathOf }: Props) => {
  const read = useQuery(adminTodayQuery);
  const { data, isLoadingError } = read;
  const titleId = useId();
  return (
    <section className={asStack({ gap: 4, shrinks: true })} aria-labelledby={titleId}>
      <Heading>
        <span id={titleId}>Today</span>
      </Heading>
      {isLoadingError ? (
        <FailedRead title="Today could not be loaded" of={read} />
      ) : data ? (
        <>
          {data.trouble.length === 0 ? null : (
            <ul className={asStack({ gap: 2 })} aria-label="Out of order">
              {data.trouble.map((trouble) => (
                <li key={`${trouble.part} ${trouble.name}`}>
                  <Caution>{troubleText(trouble)}</Caution>
                </li>
              ))}
            </ul>
          )}
          {data.events.length === 0 ? (
            <p className={asText({ tone: "textDim" })}>
              No event that you look after is played today or within a week.
            </p>
          ) : (
            <div className={styles.events}>
              {data.events.map((event) => (
                <EventToday key={event.id} event={event} pathOf={pathOf} />
              ))}
            </div>
          )}
        </>
      ) : (
        <SkeletonCards label="Loading today..." count={2} />
      )}
    </section>
  );
};

/** In milliseconds. One call for all events is cheap, so it is repeated. */
const REFETCH_INTERVAL = 5000;

const adminTodayQuery = {
  ...readOf(getAdminToday, {}),
  refetchInterval: REFETCH_INTERVAL,
};

type PathOf = (eventId: string, tab: Waiting["tab"]) => string;

interface EventTodayProps {
  readonly event: WorkOfEvent;
  readonly pathOf: PathOf;
}

/** An event of these days with its open tasks and links to them. */
const EventToday = ({ event, pathOf }: EventTodayProps) => {
  const waiting = waitingIn(event);
  return (
    <article
      className={asStack({
        gap: 2,
        packed: true,
        pad: 4,
        ground: "surface",
        radius: "panel",
        shadow: "raised",
        shrinks: true,
      })}
      aria-label={event.name}
    >
      <CrestHeading as="h3" size="card" className={styles.name}>
        {event.name}
      </CrestHeading>
      <p className={styles.facts}>
        {event.isToday ? <Badge kind="active">Today</Badge> : null}
        <EventStatusBadge status={event.status} />
        <span>{dateRange(event.startDate, event.endDate)}</span>
        <span>{event.location}</span>
      </p>
      <ul className={asStack({ gap: "slat" })}>
        {waiting.map(({ what, text, tab, search }) => (
          <li key={what}>
            <Link to={`${pathOf(event.id, tab)}${search}`} className={styles.line}>
              {text}
              <ChevronRight size={20} aria-hidden="true" />
            </Link>
          </li>
        ))}
        {waiting.length === 0 ? (
          <li>
            <Link to={pathOf(event.id, "players")} className={styles.line}>
              Nothing waits
              <ChevronRight size={20} aria-hidden="true" />
            </Link>
          </li>
        ) : null}
      </ul>
    </article>
  );
};
