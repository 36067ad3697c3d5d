import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { MyScores } from "../../../../../contract/card/holeScores.ts";
import { toastError, useToast } from "../../../../data/toasts.ts";
import { useActionKey } from "../../../../data/useActionKey.ts";
import type { Round } from "../useRound.ts";
import { submitCard, submittedOf } from "./submitCard.ts";

/** Submits the own card, and says what became of it. */
export const useSubmit = (round: Round, onSubmitted: () => void) => {
  const queries = useQueryClient();
  const { toast } = useToast();
  const key = useActionKey();

  const { mutate, isPending } = useMutation({
    mutationFn: (body: MyScores) => submitCard(queries, round, body, key.of(body)),
    onSuccess: (outcome) => {
      if (outcome === "changed") {
        toast({
          title: "Your card was changed elsewhere",
          description: "Look it over, and submit it again.",
          variant: "destructive",
        });
        return;
      }
      key.done();
      toast({ title: "Your scorecard has been submitted successfully!" });
    },
    onError: toastError("Failed to submit scorecard"),
  });

  const leave = (outcome: "changed" | "submitted") => {
    if (outcome === "submitted") onSubmitted();
  };

  const submit = () => {
    const body = submittedOf(round);
    if (body) {
      // Leaves only if the player still looks at the card.
      mutate(body, { onSuccess: leave });
      return;
    }
    toast({
      title: "No Scores",
      description: "Please enter at least one hole score before submitting.",
      variant: "destructive",
    });
  };
  return { submit, isPending };
};
