import { queryOptions } from "@tanstack/react-query";
import type { TournamentId } from "../../../domain/shared/values.ts";
import { listMatches } from "../../contract/matches.ts";
import { call } from "../data/call.ts";

/** Every match of the event as it stands; live updates refresh it with each hole. */
export const matchesQuery = (tournamentId: TournamentId) =>
  queryOptions({
    queryKey: ["matches", tournamentId],
    queryFn: ({ signal }) => call(listMatches, { params: { eventId: tournamentId }, signal }),
  });
