import { queryOptions } from "@tanstack/react-query";
import type { PlayerId, TournamentId } from "../../../domain/shared/values.ts";
import { listAllScorecards } from "../../contract/scorecards.ts";
import { call } from "../data/call.ts";

/** The cards of one participant. Those of a large field would be megabytes. */
export const cardsOfPlayerQuery = (tournamentId: TournamentId, playerId: PlayerId) =>
  queryOptions({
    queryKey: ["scorecards", tournamentId, "of", playerId],
    queryFn: ({ signal }) =>
      call(listAllScorecards, {
        params: { eventId: tournamentId },
        query: { playerId },
        signal,
      }),
  });
