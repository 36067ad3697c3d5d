import { queryOptions } from "@tanstack/react-query";
import type { TournamentId } from "../../../domain/shared/values.ts";
import {
  type AdminParticipant,
  listParticipants,
  type Participant,
} from "../../contract/participants.ts";
import { call } from "./call.ts";

/** Who plays; those who wait or have cancelled are no participants. */
export const participantsQuery = (tournamentId: TournamentId) =>
  queryOptions({
    queryKey: ["registrations", tournamentId, "participants"],
    queryFn: ({ signal }) => call(listParticipants, { params: { eventId: tournamentId }, signal }),
    select: (everybody): ReadonlyArray<Participant> =>
      [...everybody].filter((participant) => hasPlace(participant)),
  });

/** Administrators are told about everybody, players only about those with a place. */
const hasPlace = (participant: Participant | AdminParticipant) =>
  !("status" in participant) || participant.status === "approved";
