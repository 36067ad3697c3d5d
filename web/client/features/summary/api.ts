import { queryOptions } from "@tanstack/react-query";
import type { TournamentId } from "../../../../domain/shared/values.ts";
import { getSummary } from "../../../contract/summary.ts";
import { call } from "../../lib/call.ts";
import { queryKeys } from "../../lib/queryKeys.ts";

/** A provider takes its time for a new text, and nothing says when it is there. */
const REFETCH_INTERVAL = 20_000;

/** What there is to say about an event; live updates refresh it. */
export const summaryQuery = (tournamentId: TournamentId) =>
  queryOptions({
    queryKey: [...queryKeys.summaries, tournamentId],
    queryFn: ({ signal }) => call(getSummary, { params: { eventId: tournamentId }, signal }),
    refetchInterval: ({ state }) => (state.data?.isOutOfDate ? REFETCH_INTERVAL : false),
  });
