import type { Change } from "./useChangeParticipant.ts";

/** Whether both are about the same thing to do with the same participant. */
export const isSameChange = (open: Change | null, done: Change): boolean =>
  open?.participant.registrationId === done.participant.registrationId &&
  open.action === done.action;
