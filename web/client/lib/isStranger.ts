import type { Event } from "../../contract/event.ts";

/**
 * Whether the reader is a stranger to a private event. Then the server tells its name, dates, place
 * and status; what it gives for everything else means nothing.
 */
export const isStranger = ({ isPrivate, eventId }: Pick<Event, "isPrivate" | "eventId">): boolean =>
  isPrivate && eventId === null;
