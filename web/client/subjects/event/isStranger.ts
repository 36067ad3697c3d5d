import type { Event } from "../../../contract/event/event.ts";

/**
 * Whether the reader is a stranger to a private event. Then the server sends name, dates, place and
 * status; all other fields are meaningless.
 */
export const isStranger = ({ isPrivate, eventId }: Pick<Event, "isPrivate" | "eventId">): boolean =>
  isPrivate && eventId === null;
