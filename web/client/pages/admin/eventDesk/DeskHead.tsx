import { CalendarDays, ChevronLeft, Lock, MapPin } from "lucide-react";
import { Link } from "react-router-dom";
import type { EventDetail } from "../../../../contract/event/event.ts";
import { LiveSign } from "../../../ui/badges/LiveSign.tsx";
import { EventStatusBadge } from "../../../ui/badges/StatusBadge.tsx";
import { CopyButton } from "../../../ui/buttons/CopyButton.tsx";
import { iconButton } from "../../../ui/buttons/IconButton.css.ts";
import { dateRange } from "../../../ui/dates/dateText.ts";
import { asRow, asStack } from "../../../ui/layout.ts";
import { CrestHeading } from "../../../ui/page/CrestHeading.tsx";
import { figure } from "../../../ui/theme/voices.css.ts";
import * as styles from "./EventDesk.css.ts";

interface Props {
  readonly event: EventDetail;
  /** Whether the live connection is lost. */
  readonly isLost: boolean;
}

/** "Live" beside "Completed" would read as if it were still played. */
const isOver = ({ status }: EventDetail) => status === "completed" || status === "cancelled";

/** The event with its status, and the number that players are told. */
export const DeskHead = ({ event, isLost }: Props) => (
  <header className={styles.head}>
    <Link
      to="/admin/dashboard?module=events"
      aria-label="Back to Events"
      className={iconButton}
      data-screen-only=""
    >
      <ChevronLeft size={28} aria-hidden="true" />
    </Link>
    <div className={asStack({ gap: 1, top: "oneAndHalf" })}>
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
