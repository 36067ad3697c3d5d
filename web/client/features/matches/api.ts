import { queryOptions } from "@tanstack/react-query";
import type { RoundNumber, TournamentId } from "../../../../domain/shared/values.ts";
import { listMatches, listMatchHoles } from "../../../contract/matches.ts";
import { call } from "../../lib/call.ts";

/** Every match of the event as it stands; live updates refresh it with each hole. */
export const matchesQuery = (tournamentId: TournamentId) =>
  queryOptions({
    queryKey: ["matches", tournamentId],
    queryFn: ({ signal }) => call(listMatches, { params: { eventId: tournamentId }, signal }),
  });

/** The matches hole by hole, for readers who open one. */
export const matchHolesQuery = (tournamentId: TournamentId, roundNumber: RoundNumber) =>
  queryOptions({
    queryKey: ["matches", tournamentId, "holes", roundNumber],
    queryFn: ({ signal }) =>
      call(listMatchHoles, { params: { eventId: tournamentId, roundNumber }, signal }),
  });
