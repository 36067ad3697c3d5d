import { queryOptions } from "@tanstack/react-query";
import type { TournamentId } from "../../../../../domain/shared/values.ts";
import { getSummary } from "../../../../contract/board/summary.ts";
import { readOf } from "../../../data/read.ts";

/** A provider needs time for a new text, and nothing notifies the page. */
const REFETCH_INTERVAL = 20_000;

/** The text about an event. */
export const summaryQuery = (eventId: TournamentId) =>
  queryOptions({
    ...readOf(getSummary, { eventId }),
    refetchInterval: ({ state }) => (state.data?.isOutOfDate ? REFETCH_INTERVAL : false),
  });
