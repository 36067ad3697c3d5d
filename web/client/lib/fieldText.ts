import type { Event } from "../../contract/event.ts";

type Places = Pick<Event, "maxParticipants" | "participantCount">;

/** "16 of 20 max": how many of the places are taken. Strangers do not know how many. */
export const fieldText = ({ maxParticipants, participantCount }: Places): string => {
  if (maxParticipants === 0) return "No limit";
  const taken = participantCount === null ? "" : `${participantCount} of `;
  return `${taken}${maxParticipants} max`;
};

/** All places are taken: who registers waits in line. */
export const isFull = ({ maxParticipants, participantCount }: Places): boolean =>
  maxParticipants > 0 && participantCount !== null && participantCount >= maxParticipants;
