import { queryOptions } from "@tanstack/react-query";
import type { TournamentId } from "../../../domain/shared/values.ts";
import { listTeams } from "../../contract/teams.ts";
import { call } from "../data/call.ts";

/** Pairs and teams, in the order in which they were formed. */
export const teamsQuery = (tournamentId: TournamentId) =>
  queryOptions({
    queryKey: ["teams", tournamentId],
    queryFn: ({ signal }) => call(listTeams, { params: { eventId: tournamentId }, signal }),
  });
