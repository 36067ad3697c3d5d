import { queryOptions } from "@tanstack/react-query";
import type { TournamentId } from "../../../../../domain/shared/values.ts";
import type { Body } from "../../../../contract/endpoint.ts";
import { previewScores } from "../../../../contract/scoring.ts";
import { call } from "../../../data/call.ts";
import { neverCached } from "../previewed/usePreviewedChange.ts";

/** What these scores would change. */
export const previewQuery = (eventId: TournamentId, body: Body<typeof previewScores>) =>
  queryOptions({
    queryKey: ["scoringPreview", eventId, body],
    queryFn: ({ signal }) => call(previewScores, { params: { eventId }, body, signal }),
    ...neverCached,
  });
