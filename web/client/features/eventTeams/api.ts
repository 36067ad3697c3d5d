import { queryOptions } from "@tanstack/react-query";
import type { TournamentId } from "../../../../domain/shared/values.ts";
import { type AdminParticipant, listParticipants } from "../../../contract/participants.ts";
import { call } from "../../data/call.ts";

/** With the query key that the whole desk uses. */
export const participantsQuery = (tournamentId: TournamentId) =>
  queryOptions({
    queryKey: ["registrations", tournamentId, "admin"],
    queryFn: ({ signal }) => call(listParticipants, { params: { eventId: tournamentId }, signal }),
    select: (everybody): ReadonlyArray<AdminParticipant> =>
      [...everybody].filter((participant) => "registrationId" in participant),
  });

/** Players with a place, who can be in a team, by last name. */
export const playersOf = (participants: ReadonlyArray<AdminParticipant>) =>
  participants
    .filter(({ status }) => status === "approved")
    .toSorted((one, other) => one.lastName.localeCompare(other.lastName))
    .map(({ id, firstName, lastName, handicap }) => {
      return { id, name: `${firstName} ${lastName}`, handicap };
    });
export type Choosable = ReturnType<typeof playersOf>[number];
