import type { Event, EventStatus } from "../../../contract/event.ts";
import { byStart } from "../../lib/dates/byStart.ts";

export type StatusFilter = "all" | EventStatus;

/** The choices in their order, each with what an empty list says. */
export const filters = [
  { value: "all", label: "All", empty: "No events are available right now." },
  { value: "upcoming", label: "Upcoming", empty: "No upcoming events at the moment." },
  { value: "active", label: "Active", empty: "No events are being played right now." },
  { value: "completed", label: "Completed", empty: "No completed events yet." },
  { value: "cancelled", label: "Cancelled", empty: "No cancelled events." },
] as const satisfies ReadonlyArray<{
  readonly value: StatusFilter;
  readonly label: string;
  readonly empty: string;
}>;

/** The filter that an address asks for; anything it does not know is all events. */
export const filterNamed = (name: string | null): StatusFilter => {
  // Both words for an event that is being played are in use.
  if (name === "ongoing") return "active";
  return filters.find(({ value }) => value === name)?.value ?? "all";
};

const FEATURED = 3;

const ranks: Readonly<Record<EventStatus, number>> = {
  active: 0,
  upcoming: 1,
  completed: 2,
  cancelled: 3,
};

/** What is on, then what is next; what is over comes after it, the latest first. */
const byInterest = (one: Event, other: Event) =>
  ranks[one.status] - ranks[other.status] ||
  (ranks[one.status] < ranks.completed ? byStart(one, other) : byStart(other, one));

const holds = (text: string, words: string) =>
  text.toLocaleLowerCase().includes(words.trim().toLocaleLowerCase());

/** The events of a status whose name or place holds the words. */
export const eventsWith = (
  events: ReadonlyArray<Event>,
  filter: StatusFilter,
  words = "",
): ReadonlyArray<Event> =>
  events
    .filter(({ status }) => filter === "all" || status === filter)
    .filter(({ name, location }) => holds(name, words) || holds(location, words))
    .sort(byInterest);

/** What the landing page shows: the first events that are to come or being played. */
export const featuredOf = (events: ReadonlyArray<Event>): ReadonlyArray<Event> =>
  events
    .filter(({ status }) => status === "upcoming" || status === "active")
    .sort(byStart)
    .slice(0, FEATURED);
