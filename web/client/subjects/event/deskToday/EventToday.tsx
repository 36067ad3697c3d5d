import { ChevronRight } from "lucide-react";
import { Link } from "react-router-dom";
import type { WorkOfEvent } from "../../../../contract/event/adminToday.ts";
import { Badge } from "../../../ui/badges/Badge.tsx";
import { EventStatusBadge } from "../../../ui/badges/StatusBadge.tsx";
import { dateRange } from "../../../ui/dates/dateText.ts";
import { asStack } from "../../../ui/layout.ts";
import { CrestHeading } from "../../../ui/page/CrestHeading.tsx";
import * as styles from "./AdminToday.css.ts";
import { type Waiting, waitingIn } from "./waiting.ts";

export type PathOf = (eventId: string, tab: Waiting["tab"]) => string;

interface Props {
  readonly event: WorkOfEvent;
  readonly pathOf: PathOf;
}

/** An event of these days with its open tasks and links to them. */
export const EventToday = ({ event, pathOf }: Props) => {
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
        {waiting.map(({ text, tab, search }) => (
          <li key={search}>
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
