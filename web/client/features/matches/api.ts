import { queryOptions } from "@tanstack/react-query";
import type { RoundNumber, TournamentId } from "../../../../domain/shared/values.ts";
import { listMatchHoles } from "../../../contract/matches.ts";
import { call } from "../../data/call.ts";

/** The matches hole by hole, for readers who open one. */
export const matchHolesQuery = (tournamentId: TournamentId, roundNumber: RoundNumber) =>
  queryOptions({
    queryKey: ["matches", tournamentId, "holes", roundNumber],
    queryFn: ({ signal }) =>
      call(listMatchHoles, { params: { eventId: tournamentId, roundNumber }, signal }),
  });
