import { useMutation, useQueryClient } from "@tanstack/react-query";
import { RoundNumber, type TeeId, type TournamentId } from "../../../../../domain/shared/values.ts";
import { changeParticipant, type ParticipantAction } from "../../../../contract/field.ts";
import { type AdminParticipant } from "../../../../contract/participants.ts";
import { call } from "../../../data/call.ts";
import { serverErrorOr } from "../../../data/errorToast.ts";
import { queryKeys } from "../../../data/queryKeys.ts";
import { useActionKey } from "../../../data/useActionKey.ts";
import { useToast } from "../../../lib/useToast.ts";
import { actionTexts } from "./actions.ts";

/** Values that only a correction of the handicap changes. */
const usual = { fromRound: RoundNumber.make(1), preview: false };

export interface Change {
  readonly participant: AdminParticipant;
  readonly action: ParticipantAction;
  /** Null or empty if none was given. */
  readonly reason: string | null;
  /** For the action "tee": a tee other than that of the event. */
  readonly teeId?: TeeId | null;
}

/** Accepts, declines, removes, charges, withdraws or disqualifies somebody. */
export const useChangeParticipant = (
  tournamentId: TournamentId,
  onDone: (change: Change) => void,
) => {
  const queries = useQueryClient();
  const { toast } = useToast();
  const key = useActionKey();
  return useMutation({
    mutationFn: ({ participant, action, reason, teeId = null }: Change) =>
      call(changeParticipant, {
        params: { eventId: tournamentId, participantId: participant.registrationId },
        body: { ...usual, action, reason, teeId },
        idempotencyKey: key.of([participant.registrationId, action, reason, teeId]),
      }),
    onSuccess: async (_, change) => {
      key.done();
      toast({ title: actionTexts[change.action].success });
      onDone(change);
      void queries.invalidateQueries({ queryKey: queryKeys.tournaments });
      void queries.invalidateQueries({ queryKey: ["leaderboard", tournamentId] });
      await queries.invalidateQueries({ queryKey: ["registrations", tournamentId] });
    },
    onError: serverErrorOr("Failed to update participant"),
  });
};
