import type { TournamentId } from "../../../../domain/shared/values.ts";
import {
  type AdminParticipant,
  listParticipants,
  type Participant,
} from "../../../contract/field/participants.ts";
import { readOf } from "../../data/read.ts";

type Everybody = ReadonlyArray<AdminParticipant> | ReadonlyArray<Participant>;

/** The players with a place; waiting and cancelled registrations are not included. */
export const participantsQuery = (tournamentId: TournamentId) => ({
  ...readOf(listParticipants, { eventId: tournamentId }),
  select: (everybody: Everybody): ReadonlyArray<Participant> =>
    [...everybody].filter((participant) => hasPlace(participant)),
});

/** Everybody who has registered, also those who wait or have cancelled. Only for administrators. */
export const everybodyQuery = (tournamentId: TournamentId) => ({
  ...readOf(listParticipants, { eventId: tournamentId }),
  select: (everybody: Everybody): ReadonlyArray<AdminParticipant> =>
    [...everybody].filter((participant) => "registrationId" in participant),
});

/** Administrators get all registrations, players only those with a place. */
const hasPlace = (participant: Participant | AdminParticipant) =>
  !("status" in participant) || participant.status === "approved";
