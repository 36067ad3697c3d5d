import { queryOptions } from "@tanstack/react-query";
import type { ScorecardId, TournamentId } from "../../../../../domain/shared/values.ts";
import { decideLateScores, listLateScores } from "../../../../contract/lateScores.ts";
import { call } from "../../../data/call.ts";
import { neverCached, usePreviewedChange } from "../previewed/usePreviewedChange.ts";

export const lateScoresQuery = (eventId: TournamentId) =>
  queryOptions({
    queryKey: ["scorecards", eventId, "late"],
    queryFn: ({ signal }) => call(listLateScores, { params: { eventId }, signal }),
  });

interface LateCard {
  readonly eventId: TournamentId;
  readonly scorecardId: ScorecardId;
}

/** What accepting would change. */
export const latePreviewQuery = (params: LateCard) =>
  queryOptions({
    queryKey: ["latePreview", params],
    queryFn: async ({ signal }) => {
      const body = { accept: true, preview: true };
      const answer = await call(decideLateScores, { params, body, signal });
      if ("id" in answer) throw new Error("A preview of late scores is no card.");
      return answer;
    },
    ...neverCached,
  });

export const useDecideLateScores = (params: LateCard, onDone: () => void) =>
  usePreviewedChange({
    ...{ eventId: params.eventId, of: params, onDone },
    send: (accept: boolean, idempotencyKey) =>
      call(decideLateScores, { params, body: { accept, preview: false }, idempotencyKey }),
    refresh: (queries) => void queries.invalidateQueries({ queryKey: ["adminToday"] }),
    title: (_card, accept) => (accept ? "Late scores accepted" : "Late scores declined"),
    failure: "Failed to decide about the late scores",
  });
