import { Lock, LockOpen } from "lucide-react";
import type { CountedEvent } from "../../../contract/event.ts";
import { Badge } from "../../components/badges/Badge.tsx";
import { VisuallyHidden } from "../../components/overlays/VisuallyHidden.tsx";
import { type Column, Table } from "../../components/tables/Table.tsx";
import { shortDate } from "../../lib/dates/dateText.ts";
import { isUpcoming } from "../../lib/dates/upcoming.ts";
import * as styles from "./EventsTable.css.ts";
import { type EventPanel, EventTools } from "./EventTools.tsx";

interface Props {
  readonly events: ReadonlyArray<CountedEvent>;
  /** The event whose panel is open. */
  readonly chosenId: string | null;
  readonly onOpen: (panel: EventPanel, event: CountedEvent) => void;
}

/** Every event, and the tools for each. */
export const EventsTable = ({ events, chosenId, onOpen }: Props) => {
  const tools: Column<CountedEvent> = {
    header: "Actions",
    isTools: true,
    cell: (event) => <EventTools eventName={event.name} onOpen={(panel) => onOpen(panel, event)} />,
  };
  return (
    <Table
      caption="Events"
      columns={[...columns, tools]}
      rows={events}
      keyOf={({ id }) => id}
      chosenKey={chosenId}
    />
  );
};

const columns: ReadonlyArray<Column<CountedEvent>> = [
  { header: "Event Name", cell: ({ name }) => <span className={styles.name}>{name}</span> },
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
const Privacy = ({ isPrivate, eventId }: Pick<CountedEvent, "isPrivate" | "eventId">) => (
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
      </span>
    ) : null}
  </span>
);
