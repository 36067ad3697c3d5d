import { queryOptions } from "@tanstack/react-query";
import type { TournamentId } from "../../../domain/shared/values.ts";
import { listShortScorecards } from "../../contract/scoring.ts";
import { call } from "../data/call.ts";

/** The cards of all rounds, without their holes. */
export const shortCardsQuery = (tournamentId: TournamentId) =>
  queryOptions({
    queryKey: ["scorecards", tournamentId, "admin", "short"],
    queryFn: ({ signal }) =>
      call(listShortScorecards, { params: { eventId: tournamentId }, signal }),
  });
