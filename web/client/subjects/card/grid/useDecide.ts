import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { TournamentId } from "../../../../../domain/shared/values.ts";
import { recordScores } from "../../../../contract/card/scoring.ts";
import type { Body } from "../../../../contract/endpoint.ts";
import { call } from "../../../data/call.ts";
import { useActionKey } from "../../../data/useActionKey.ts";
import { useToast } from "../../../data/useToast.ts";
import { saveFailureText } from "../scoring/saveFailure.ts";
import { putCard } from "./cards.ts";

/** Saves scores that a person has confirmed. Refused ones stay, with the reason. */
export const useDecide = (eventId: TournamentId, onSaved: () => void) => {
  const queries = useQueryClient();
  const { toast } = useToast();
  const key = useActionKey();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: Body<typeof recordScores>) =>
      call(recordScores, { params: { eventId }, body, idempotencyKey: key.of([eventId, body]) }),
    onSuccess: async (card) => {
      key.done();
      await putCard(queries, eventId, card);
      toast({ title: "Scores saved" });
      onSaved();
    },
  });
  return { save: mutate, isPending, refusal: error ? saveFailureText(error) : null };
};
