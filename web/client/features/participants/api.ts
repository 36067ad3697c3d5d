import { queryOptions } from "@tanstack/react-query";
import type { PlayerId, TournamentId } from "../../../../domain/shared/values.ts";
import {
  type AdminParticipant,
  listParticipants,
  type Participant,
} from "../../../contract/participants.ts";
import { listAllScorecards } from "../../../contract/scorecards.ts";
import { call } from "../../lib/call.ts";

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

/** The cards of one participant: those of a large field are megabytes. */
export const scorecardsQuery = (tournamentId: TournamentId, playerId: PlayerId) =>
  queryOptions({
    queryKey: ["scorecards", tournamentId, "of", playerId],
    queryFn: ({ signal }) =>
      call(listAllScorecards, {
        params: { eventId: tournamentId },
        query: { playerId },
        signal,
      }),
  });
