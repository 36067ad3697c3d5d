import type { CountedEvent } from "../../../contract/event/event.ts";
import type { Cell } from "../../http/csv.ts";

/** The events as an administrator sees them. */
export const eventCells = (
  events: ReadonlyArray<CountedEvent>,
): ReadonlyArray<ReadonlyArray<Cell>> => [heading, ...events.map(rowOf)];

const heading = [
  "Event name",
  "Status",
  "Privacy",
  "Event ID",
  "Start date",
  "End date",
  "Rounds",
  "Location",
  "Players",
  "Limit",
];

const DAY = 10;

const rowOf = (event: CountedEvent) => [
  event.name,
  event.status,
  event.isPrivate ? "private" : "public",
  event.eventId,
  event.startDate?.slice(0, DAY) ?? null,
  event.endDate?.slice(0, DAY) ?? null,
  event.numberOfRounds,
  event.location,
  event.participantCount,
  event.maxParticipants === 0 ? null : event.maxParticipants,
];
