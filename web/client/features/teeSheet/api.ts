import { queryOptions } from "@tanstack/react-query";
import type { TournamentId } from "../../../../domain/shared/values.ts";
import { listPace } from "../../../contract/pace.ts";
import { type AdminParticipant, listParticipants } from "../../../contract/participants.ts";
import { listDraws } from "../../../contract/teeSheet.ts";
import { call } from "../../data/call.ts";

/** With the query key that the whole desk uses. */
export const participantsQuery = (tournamentId: TournamentId) =>
  queryOptions({
    queryKey: ["registrations", tournamentId, "admin"],
    queryFn: ({ signal }) => call(listParticipants, { params: { eventId: tournamentId }, signal }),
    select: (everybody): ReadonlyArray<AdminParticipant> =>
      [...everybody].filter((participant) => "registrationId" in participant),
  });

/** Refreshed together with the groups. */
export const drawsQuery = (tournamentId: TournamentId) =>
  queryOptions({
    queryKey: ["groups", tournamentId, "draws"],
    queryFn: ({ signal }) => call(listDraws, { params: { eventId: tournamentId }, signal }),
  });

export const paceQuery = (tournamentId: TournamentId) =>
  queryOptions({
    queryKey: ["scorecards", tournamentId, "admin", "pace"],
    queryFn: ({ signal }) => call(listPace, { params: { eventId: tournamentId }, signal }),
  });
