import type { Event, EventStatus } from "../../../../contract/event/event.ts";

export type StatusFilter = "all" | EventStatus;

/** The filters in their order, each with the text for an empty list. */
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

/** The filter of the address. Unknown names mean all events. */
export const filterNamed = (name: string | null): StatusFilter => {
  // "ongoing" and "active" mean the same.
  if (name === "ongoing") return "active";
  return filters.find(({ value }) => value === name)?.value ?? "all";
};

export const EVENTS_PER_PAGE = 24;

/** The page of the address, counted from 0; the first page for an invalid number. */
export const pageNumbered = (text: string | null): number => {
  const page = Number(text);
  return Number.isSafeInteger(page) && page > 1 ? page - 1 : 0;
};

export const isToCome = ({ status }: Event): boolean =>
  status === "upcoming" || status === "active";
