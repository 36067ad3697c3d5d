import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import {
  type PlayerId,
  RoundNumber,
  type TournamentId,
} from "../../../../../domain/shared/values.ts";
import type { Body } from "../../../../contract/endpoint.ts";
import { changeParticipant } from "../../../../contract/field.ts";
import { ruleRound } from "../../../../contract/rounds.ts";
import { call } from "../../../data/call.ts";
import { serverErrorOr } from "../../../data/errorToast.ts";
import { queryKeys } from "../../../data/queryKeys.ts";
import { useActionKey } from "../../../data/useActionKey.ts";
import { useToast } from "../../../lib/useToast.ts";
import { neverCached, usePreviewedChange } from "../previewed/usePreviewedChange.ts";

interface Round {
  readonly eventId: TournamentId;
  readonly roundNumber: RoundNumber;
}

type Ruling = Body<typeof ruleRound>;

/** What the office's word would change. */
export const rulingQuery = (params: Round, body: Ruling) =>
  queryOptions({
    queryKey: ["rulingPreview", params, body],
    queryFn: ({ signal }) => call(ruleRound, { params, body: { ...body, preview: true }, signal }),
    ...neverCached,
  });

export const useRuleRound = (params: Round, onDone: () => void) =>
  usePreviewedChange({
    ...{ eventId: params.eventId, of: params, onDone },
    send: (body: Ruling, idempotencyKey) =>
      call(ruleRound, { params, body: { ...body, preview: false }, idempotencyKey }),
    refresh: (queries) => {
      void queries.invalidateQueries({ queryKey: ["registrations", params.eventId] });
      return queries.invalidateQueries({ queryKey: queryKeys.tournaments });
    },
    title: () => `Round ${params.roundNumber} changed`,
    failure: "Failed to change the round",
  });

/** Takes a withdrawal or a disqualification back. */
export const useTakeBack = (eventId: TournamentId) => {
  const queries = useQueryClient();
  const { toast } = useToast();
  const key = useActionKey();
  return useMutation({
    mutationFn: (participantId: PlayerId) =>
      call(changeParticipant, {
        params: { eventId, participantId },
        body: { action: "accept", reason: null, fromRound: RoundNumber.make(1), preview: false },
        idempotencyKey: key.of([eventId, participantId]),
      }),
    onSuccess: () => {
      key.done();
      void queries.invalidateQueries({ queryKey: ["registrations", eventId] });
      void queries.invalidateQueries({ queryKey: ["leaderboard", eventId] });
      void queries.invalidateQueries({ queryKey: ["rulingPreview"] });
      toast({ title: "Back in the event" });
    },
    onError: serverErrorOr("Failed to take it back"),
  });
};
