import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import {
  type PlayerId,
  RoundNumber,
  type TournamentId,
} from "../../../../../domain/shared/values.ts";
import type { Body } from "../../../../contract/endpoint.ts";
import { changeParticipant } from "../../../../contract/field.ts";
import { ruleRound } from "../../../../contract/rounds.ts";
import { call } from "../../../lib/call.ts";
import { serverErrorOr } from "../../../lib/errorToast.ts";
import { queryKeys } from "../../../lib/queryKeys.ts";
import { useActionKey } from "../../../lib/useActionKey.ts";
import { useToast } from "../../../lib/useToast.ts";

interface Round {
  readonly eventId: TournamentId;
  readonly roundNumber: RoundNumber;
}

type Ruling = Body<typeof ruleRound>;

/** What the office's word would change. Never cached, as others enter scores meanwhile. */
export const rulingQuery = (params: Round, body: Ruling) =>
  queryOptions({
    queryKey: ["rulingPreview", params, body],
    queryFn: ({ signal }) => call(ruleRound, { params, body: { ...body, preview: true }, signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

/** Read models in which only some rounds and holes count. */
const models = ["leaderboard", "matches", "side_games", "registrations"];

export const useRuleRound = (params: Round, onRuled: () => void) => {
  const queries = useQueryClient();
  const { toast } = useToast();
  const key = useActionKey();
  return useMutation({
    mutationFn: (body: Ruling) =>
      call(ruleRound, {
        params,
        body: { ...body, preview: false },
        idempotencyKey: key.of([params, body]),
      }),
    onSuccess: async () => {
      key.done();
      for (const model of models) {
        void queries.invalidateQueries({ queryKey: [model, params.eventId] });
      }
      await queries.invalidateQueries({ queryKey: queryKeys.tournaments });
      toast({ title: `Round ${params.roundNumber} changed` });
      onRuled();
    },
    onError: serverErrorOr("Failed to change the round"),
  });
};

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
