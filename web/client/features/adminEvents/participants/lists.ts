import type { AdminParticipant } from "../../../../contract/participants.ts";

export interface ParticipantList {
  readonly title: string;
  readonly participants: ReadonlyArray<AdminParticipant>;
}

/** With a place, waiting in line, and cancelled; empty lists are left out. */
export const listsOf = (
  participants: ReadonlyArray<AdminParticipant>,
): ReadonlyArray<ParticipantList> => {
  const of = (status: AdminParticipant["status"]) =>
    participants.filter((participant) => participant.status === status);
  const inLine = of("pending").toSorted(
    (one, other) => (one.waitlistPlace ?? 0) - (other.waitlistPlace ?? 0),
  );
  return [
    { title: "Players", participants: of("approved") },
    { title: "Waitlist", participants: inLine },
    { title: "Cancelled", participants: of("cancelled") },
  ].filter((list) => list.participants.length > 0);
};
