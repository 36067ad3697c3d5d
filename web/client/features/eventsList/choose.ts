import type { Event, EventStatus } from "../../../contract/event.ts";

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

export const EVENTS_PER_PAGE = 24;

/** The page that an address asks for, counted from 0; the first where it asks for none there can be. */
export const pageNumbered = (text: string | null): number => {
  const page = Number(text);
  return Number.isSafeInteger(page) && page > 1 ? page - 1 : 0;
};

/** What the landing page shows. */
export const FEATURED = 3;

export const isToCome = ({ status }: Event): boolean =>
  status === "upcoming" || status === "active";
