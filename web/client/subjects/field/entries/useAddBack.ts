import { useMutation } from "@tanstack/react-query";
import type { TournamentId } from "../../../../../domain/shared/values.ts";
import type { AdminParticipant } from "../../../../contract/field/participants.ts";
import { serverErrorOr } from "../../../data/errorToast.ts";
import { useToast } from "../../../data/useToast.ts";
import { type ManyOutcome, useChangeMany } from "./useManyParticipants.ts";

/** Restores removed players. Those who cannot return stay listed with the reason. */
export const useAddBack = (eventId: TournamentId, onDone: (left: ManyOutcome | null) => void) => {
  const { change, key } = useChangeMany(eventId);
  const { toast } = useToast();
  return useMutation({
    mutationFn: (participants: ReadonlyArray<AdminParticipant>) => change("addBack", participants),
    onSuccess: (failed, participants) => {
      key.done();
      if (failed.length < participants.length) toast({ title: "User registered for event" });
      const left = failed.map(({ participant }) => participant);
      const outcome = { action: "remove" as const, participants: left, others: 0, done: left };
      onDone(left.length === 0 ? null : { ...outcome, failed });
    },
    onError: serverErrorOr("Failed to register user for event"),
  });
};
