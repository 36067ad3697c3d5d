import { queryOptions } from "@tanstack/react-query";
import type { TournamentId } from "../../../../domain/shared/values.ts";
import { getSummary } from "../../../contract/summary.ts";
import { call } from "../../data/call.ts";
import { queryKeys } from "../../data/queryKeys.ts";

/** A provider needs time for a new text, and nothing notifies the page. */
const REFETCH_INTERVAL = 20_000;

/** The text about an event; live updates refresh it. */
export const summaryQuery = (tournamentId: TournamentId) =>
  queryOptions({
    queryKey: [...queryKeys.summaries, tournamentId],
    queryFn: ({ signal }) => call(getSummary, { params: { eventId: tournamentId }, signal }),
    refetchInterval: ({ state }) => (state.data?.isOutOfDate ? REFETCH_INTERVAL : false),
  });
