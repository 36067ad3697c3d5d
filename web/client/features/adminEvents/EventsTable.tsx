import { Lock, LockOpen } from "lucide-react";
import { Link } from "react-router-dom";
import type { CountedEvent } from "../../../contract/event.ts";
import { Badge } from "../../components/badges/Badge.tsx";
import { CopyButton } from "../../components/buttons/CopyButton.tsx";
import { VisuallyHidden } from "../../components/overlays/VisuallyHidden.tsx";
import { type Column, Table } from "../../components/tables/Table.tsx";
import { shortDate } from "../../lib/dates/dateText.ts";
import { isUpcoming } from "../../lib/dates/upcoming.ts";
import * as styles from "./EventsTable.css.ts";
import { type EventPart, EventTools } from "./EventTools.tsx";

interface Props {
  readonly events: ReadonlyArray<CountedEvent>;
  readonly onOpen: (part: EventPart, event: CountedEvent) => void;
}

/** Every event, and the tools for each. */
export const EventsTable = ({ events, onOpen }: Props) => {
  const tools: Column<CountedEvent> = {
    header: "Actions",
    isTools: true,
    cell: (event) => <EventTools eventName={event.name} onOpen={(part) => onOpen(part, event)} />,
  };
  return (
    <Table caption="Events" columns={[...columns, tools]} rows={events} keyOf={({ id }) => id} />
  );
};

const columns: ReadonlyArray<Column<CountedEvent>> = [
  {
    header: "Event Name",
    cell: ({ id, name }) => (
      <Link to={`/admin/events/${id}`} className={styles.link}>
        {name}
      </Link>
    ),
  },
  {
    header: "Status",
    cell: ({ startDate }) =>
      isUpcoming(startDate) ? (
        <Badge kind="upcoming">Upcoming</Badge>
      ) : (
        <Badge kind="completed">Past</Badge>
      ),
  },
  { header: "Privacy", cell: (event) => <Privacy {...event} /> },
  {
    header: "Date",
    cell: ({ startDate }) => <span className={styles.date}>{shortDate(startDate)}</span>,
  },
  { header: "Course", cell: ({ location }) => <span className={styles.name}>{location}</span> },
];

/** With the number to hand out, for those who look after a private event. */
const Privacy = ({
  isPrivate,
  eventId,
  name,
}: Pick<CountedEvent, "isPrivate" | "eventId" | "name">) => (
  <span className={styles.privacy}>
    {isPrivate ? (
      <Lock size={18} className={styles.sign} aria-hidden="true" />
    ) : (
      <LockOpen size={18} className={styles.sign} aria-hidden="true" />
    )}
    {isPrivate ? "Private" : "Public"}
    {isPrivate && eventId !== null ? (
      <span className={styles.number}>
        <VisuallyHidden>Event </VisuallyHidden>ID {eventId}
        <CopyButton text={String(eventId)} label={`Copy Event ID: ${name}`} />
      </span>
    ) : null}
  </span>
);
