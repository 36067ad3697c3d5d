import {
  CalendarClock,
  ClipboardCheck,
  Flame,
  Lock,
  LockOpen,
  Shirt,
  SlidersHorizontal,
  Users,
} from "lucide-react";
import { Link } from "react-router-dom";
import type { CountedEvent } from "../../../../contract/event/event.ts";
import { Badge, Badges } from "../../../ui/badges/Badge.tsx";
import { EventStatusBadge } from "../../../ui/badges/Signs.tsx";
import { isUpcoming, shortDate } from "../../../ui/dates/dateText.ts";
import { asText } from "../../../ui/layout.ts";
import { type Column, RowTools, type Sorting, Table } from "../../../ui/tables/Table.tsx";
import * as styles from "./Desk.css.ts";
import { EventNumber } from "./EventNumber.tsx";

interface Props {
  readonly events: ReadonlyArray<CountedEvent>;
  readonly sorting: Sorting;
  readonly onOpen: (part: EventPart, event: CountedEvent) => void;
}

/** Every event, and the tools for each. */
export const EventsTable = ({ events, sorting, onOpen }: Props) => {
  const tools: Column<CountedEvent> = {
    header: "Actions",
    isTools: true,
    cell: (event) => <EventTools eventName={event.name} onOpen={(part) => onOpen(part, event)} />,
  };
  return (
    <Table
      caption="Events"
      columns={[...columns, tools]}
      rows={events}
      keyOf={({ id }) => id}
      sorting={sorting}
      headStays="atTop"
    />
  );
};

const columns: ReadonlyArray<Column<CountedEvent>> = [
  {
    header: "Event Name",
    sortField: "name",
    cell: ({ id, name }) => (
      <Link to={`/admin/events/${id}`} className={styles.link}>
        {name}
      </Link>
    ),
  },
  {
    header: "Status",
    cell: (event) => <Status {...event} />,
  },
  { header: "Privacy", cell: (event) => <Privacy {...event} /> },
  {
    header: "Date",
    sortField: "startDate",
    cell: ({ startDate }) => (
      <span className={asText({ oneLine: true })}>{shortDate(startDate)}</span>
    ),
  },
  {
    header: "Course",
    sortField: "location",
    cell: ({ location }) => <span className={styles.name}>{location}</span>,
  },
];

/** The status by date, and what dates cannot say: cancelled, or being played, which is not past. */
const Status = ({ startDate, status }: Pick<CountedEvent, "startDate" | "status">) => (
  <Badges>
    {isUpcoming(startDate) ? (
      <Badge kind="upcoming">Upcoming</Badge>
    ) : status === "active" ? null : (
      <Badge kind="completed">Past</Badge>
    )}
    {status === "cancelled" || status === "active" ? <EventStatusBadge status={status} /> : null}
  </Badges>
);

/** With the number to hand out, for those who may know it. */
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
    <EventNumber event={{ eventId, name }} />
  </span>
);

const tools = [
  { part: "settings", label: "Event Settings", Sign: SlidersHorizontal },
  { part: "players", label: "Participants", Sign: Users },
  { part: "tee-sheet", label: "Schedule", Sign: CalendarClock },
  { part: "teams", label: "Team Management", Sign: Shirt },
  { part: "side-games", label: "Sins & Skins", Sign: Flame },
  { part: "scores", label: "Scoring", Sign: ClipboardCheck },
] as const;

/** The part of an event's desk that a tool leads to. */
type EventPart = (typeof tools)[number]["part"];

interface EventToolsProps {
  readonly eventName: string;
  readonly onOpen: (part: EventPart) => void;
}

/** The tools of an event. */
const EventTools = ({ eventName, onOpen }: EventToolsProps) => (
  <RowTools
    about={eventName}
    tools={tools.map(({ part, label, Sign }) => ({
      label,
      icon: <Sign size={22} aria-hidden="true" />,
      onSelect: () => onOpen(part),
    }))}
  />
);
