import type { Event } from "../../../contract/event/event.ts";

type Places = Pick<Event, "maxParticipants" | "participantCount">;

/** "16 of 20 max": the number of taken places. Strangers do not get it. */
export const fieldText = ({ maxParticipants, participantCount }: Places): string => {
  if (maxParticipants === 0) return "No limit";
  const taken = participantCount === null ? "" : `${participantCount} of `;
  return `${taken}${maxParticipants} max`;
};

/** All places are taken, so new registrations go to the waitlist. */
export const isFull = ({ maxParticipants, participantCount }: Places): boolean =>
  maxParticipants > 0 && participantCount !== null && participantCount >= maxParticipants;
