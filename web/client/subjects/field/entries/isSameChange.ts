import type { Change } from "./useChangeParticipant.ts";

/** Whether both are the same action on the same participant. */
export const isSameChange = (open: Change | null, done: Change): boolean =>
  open?.participant.registrationId === done.participant.registrationId &&
  open.action === done.action;
