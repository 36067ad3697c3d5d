import type { AdminParticipant } from "../../../contract/field/participants.ts";

/** Players with a place, who can be in a team, by last name. */
export const playersOf = (participants: ReadonlyArray<AdminParticipant>) =>
  participants
    .filter(({ status }) => status === "approved")
    .toSorted((one, other) => one.lastName.localeCompare(other.lastName))
    .map(({ id, firstName, lastName, handicap }) => {
      return { id, name: `${firstName} ${lastName}`, handicap };
    });
export type Choosable = ReturnType<typeof playersOf>[number];
