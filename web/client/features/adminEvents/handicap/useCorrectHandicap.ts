import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { RegistrationId, TournamentId } from "../../../../../domain/shared/values.ts";
import type { Body } from "../../../../contract/endpoint.ts";
import { type CorrectedParticipant, changeParticipant } from "../../../../contract/field.ts";
import { call } from "../../../lib/call.ts";
import { serverErrorOr } from "../../../lib/errorToast.ts";
import { queryKeys } from "../../../lib/queryKeys.ts";
import { useActionKey } from "../../../lib/useActionKey.ts";
import { useToast } from "../../../lib/useToast.ts";

interface Who {
  readonly eventId: TournamentId;
  readonly participantId: RegistrationId;
}

type Correction = Body<typeof changeParticipant>;

const correct = async (
  params: Who,
  body: Correction,
  more: { readonly signal?: AbortSignal; readonly idempotencyKey?: string },
): Promise<CorrectedParticipant> => {
  const answer = await call(changeParticipant, { params, body, ...more });
  if ("changes" in answer) return answer;
  throw new Error("A correction is answered with what it changes.");
};

/** What the correction would change. Never cached, as others enter scores meanwhile. */
export const correctionQuery = (who: Who, body: Correction) =>
  queryOptions({
    queryKey: ["handicapPreview", who, body],
    queryFn: ({ signal }) => correct(who, { ...body, preview: true }, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

/** Read models that are computed from the cards of an event. */
const modelsOfCards = ["registrations", "scorecards", "leaderboard", "matches", "side_games"];

export const useCorrectHandicap = (who: Who, onCorrected: () => void) => {
  const queries = useQueryClient();
  const { toast } = useToast();
  const key = useActionKey();
  return useMutation({
    mutationFn: (body: Correction) =>
      correct(who, { ...body, preview: false }, { idempotencyKey: key.of([who, body]) }),
    onSuccess: async () => {
      key.done();
      for (const model of modelsOfCards) {
        void queries.invalidateQueries({ queryKey: [model, who.eventId] });
      }
      await queries.invalidateQueries({ queryKey: queryKeys.registrations });
      toast({ title: "Handicap corrected" });
      onCorrected();
    },
    onError: serverErrorOr("Failed to correct the handicap"),
  });
};
