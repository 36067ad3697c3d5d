import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { ScorecardId, TournamentId } from "../../../../../domain/shared/values.ts";
import { decideLateScores, listLateScores } from "../../../../contract/lateScores.ts";
import { call } from "../../../lib/call.ts";
import { serverErrorOr } from "../../../lib/errorToast.ts";
import { useActionKey } from "../../../lib/useActionKey.ts";
import { useToast } from "../../../lib/useToast.ts";

export const lateScoresQuery = (eventId: TournamentId) =>
  queryOptions({
    queryKey: ["scorecards", eventId, "late"],
    queryFn: ({ signal }) => call(listLateScores, { params: { eventId }, signal }),
  });

interface LateCard {
  readonly eventId: TournamentId;
  readonly scorecardId: ScorecardId;
}

/** What accepting would change. Never cached, as others enter scores meanwhile. */
export const latePreviewQuery = (params: LateCard) =>
  queryOptions({
    queryKey: ["latePreview", params],
    queryFn: async ({ signal }) => {
      const body = { accept: true, preview: true };
      const answer = await call(decideLateScores, { params, body, signal });
      if ("id" in answer) throw new Error("A preview of late scores is no card.");
      return answer;
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

/** Read models that are computed from the cards of an event. */
const modelsOfCards = ["scorecards", "leaderboard", "matches", "side_games"];

export const useDecideLateScores = (params: LateCard, onDecided: () => void) => {
  const queries = useQueryClient();
  const { toast } = useToast();
  const key = useActionKey();
  return useMutation({
    mutationFn: (accept: boolean) =>
      call(decideLateScores, {
        params,
        body: { accept, preview: false },
        idempotencyKey: key.of([params, accept]),
      }),
    onSuccess: (_card, accept) => {
      key.done();
      for (const model of modelsOfCards) {
        void queries.invalidateQueries({ queryKey: [model, params.eventId] });
      }
      void queries.invalidateQueries({ queryKey: ["adminToday"] });
      toast({ title: accept ? "Late scores accepted" : "Late scores declined" });
      onDecided();
    },
    onError: serverErrorOr("Failed to decide about the late scores"),
  });
};
