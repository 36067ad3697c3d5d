import { queryOptions } from "@tanstack/react-query";
import type { RoundNumber, TournamentId } from "../../../domain/shared/values.ts";
import { getRoundAhead } from "../../contract/scorecards.ts";
import { call } from "../data/call.ts";
import { queryKeys } from "../data/queryKeys.ts";

/** The holes of a round without a card. Never cached for long, because courses are edited. */
export const roundAheadQuery = (tournamentId: TournamentId, roundNumber: RoundNumber) =>
  queryOptions({
    queryKey: [...queryKeys.tournaments, tournamentId, "rounds", roundNumber],
    staleTime: 0,
    queryFn: ({ signal }) =>
      call(getRoundAhead, { params: { eventId: tournamentId, roundNumber }, signal }),
  });
