import { queryOptions } from "@tanstack/react-query";
import type { TournamentId } from "../../../domain/shared/values.ts";
import {
  type AdminParticipant,
  listParticipants,
  type Participant,
} from "../../contract/participants.ts";
import { call } from "../data/call.ts";

/** The players with a place; waiting and cancelled registrations are not included. */
export const participantsQuery = (tournamentId: TournamentId) =>
  queryOptions({
    queryKey: ["registrations", tournamentId, "participants"],
    queryFn: ({ signal }) => call(listParticipants, { params: { eventId: tournamentId }, signal }),
    select: (everybody): ReadonlyArray<Participant> =>
      [...everybody].filter((participant) => hasPlace(participant)),
  });

/** Administrators get all registrations, players only those with a place. */
const hasPlace = (participant: Participant | AdminParticipant) =>
  !("status" in participant) || participant.status === "approved";
