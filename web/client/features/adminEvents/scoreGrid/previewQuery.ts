import { queryOptions } from "@tanstack/react-query";
import type { TournamentId } from "../../../../../domain/shared/values.ts";
import type { Body } from "../../../../contract/endpoint.ts";
import { previewScores } from "../../../../contract/scoring.ts";
import { call } from "../../../lib/call.ts";

/** What these scores would change. Never cached, because others write meanwhile. */
export const previewQuery = (eventId: TournamentId, body: Body<typeof previewScores>) =>
  queryOptions({
    queryKey: ["scoringPreview", eventId, body],
    queryFn: ({ signal }) => call(previewScores, { params: { eventId }, body, signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
