import { queryOptions } from "@tanstack/react-query";
import type { TournamentId } from "../../../../domain/shared/values.ts";
import { type EventSummary, getSummary } from "../../../contract/summary.ts";
import { call } from "../../lib/call.ts";

const EVERY_MINUTE = 60_000;
/** A new text has been asked for. */
const SOON = 5000;

/** Not live: a text is not worth a question after each score. */
export const summaryQuery = (tournamentId: TournamentId) =>
  queryOptions({
    queryKey: ["summary", tournamentId],
    queryFn: ({ signal }) => call(getSummary, { params: { eventId: tournamentId }, signal }),
    refetchInterval: ({ state }) => nextLook(state.data),
  });

const nextLook = (summary: EventSummary | undefined) =>
  summary?.isOutOfDate ? SOON : EVERY_MINUTE;
