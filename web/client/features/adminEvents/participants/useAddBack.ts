import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { TournamentId } from "../../../../../domain/shared/values.ts";
import type { AdminParticipant } from "../../../../contract/participants.ts";
import { registerUser } from "../../../../contract/users.ts";
import { ApiError, call } from "../../../lib/call.ts";
import { serverErrorOr } from "../../../lib/errorToast.ts";
import { queryKeys } from "../../../lib/queryKeys.ts";
import { useToast } from "../../../lib/useToast.ts";

const CONFLICT = 409;

/** Enters players again who were removed. Who has come back meanwhile is no failure. */
export const useAddBack = (eventId: TournamentId, onDone: () => void) => {
  const queries = useQueryClient();
  const { toast } = useToast();
  return useMutation({
    mutationFn: async (participants: ReadonlyArray<AdminParticipant>) => {
      for (const { id: userId } of participants) {
        try {
          await call(registerUser, { params: { userId, eventId } });
        } catch (error) {
          if (!(error instanceof ApiError && error.status === CONFLICT)) throw error;
        }
      }
    },
    onSuccess: () => {
      toast({ title: "User registered for event" });
      onDone();
    },
    onError: serverErrorOr("Failed to register user for event"),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: queryKeys.registrations });
      void queries.invalidateQueries({ queryKey: queryKeys.tournaments });
    },
  });
};
