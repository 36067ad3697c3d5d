import type { Event } from "../../../contract/event/event.ts";
import { isUpcoming } from "../../ui/dates/dateText.ts";
import { numberText } from "../../ui/listText.ts";

/** The words of the button once registering is over. */
export const closedLabels = {
  late: "Registration Closed",
  completed: "Event Complete",
  cancelled: "Event Cancelled",
};

/** Whether registering is still possible, as far as the page knows; the server decides. */
export const registrationOf = ({
  status,
  registrationDeadline,
}: Pick<Event, "status" | "registrationDeadline">): "open" | "late" | "completed" | "cancelled" => {
  if (status === "completed" || status === "cancelled") return status;
  // A deadline lasts until the end of its day, whatever its time of day is.
  return isUpcoming(registrationDeadline?.slice(0, "YYYY-MM-DD".length)) ? "open" : "late";
};

type Places = Pick<Event, "maxParticipants" | "participantCount">;

/** "16 of 20 max": the number of taken places. Strangers do not get it. */
export const fieldText = ({ maxParticipants, participantCount }: Places): string => {
  if (maxParticipants === 0) return "No limit";
  const taken = participantCount === null ? "" : `${numberText(participantCount)} of `;
  return `${taken}${numberText(maxParticipants)} max`;
};

/** All places are taken, so new registrations go to the waitlist. */
export const isFull = ({ maxParticipants, participantCount }: Places): boolean =>
  maxParticipants > 0 && participantCount !== null && participantCount >= maxParticipants;

/**
 * Whether the reader is a stranger to a private event. Then the server sends name, dates, place and
 * status; all other fields are meaningless.
 */
export const isStranger = ({ isPrivate, eventId }: Pick<Event, "isPrivate" | "eventId">): boolean =>
  isPrivate && eventId === null;
