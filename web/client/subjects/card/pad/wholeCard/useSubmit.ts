import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { MyScores } from "../../../../../contract/card/holeScores.ts";
import { toastError } from "../../../../data/errorToast.ts";
import { keepCard } from "../../../../data/keepCard.ts";
import { useActionKey } from "../../../../data/useActionKey.ts";
import { useToast } from "../../../../data/useToast.ts";
import { cardsKey, myScorecardsQuery, sendScores } from "../api.ts";
import type { Round } from "../useRound.ts";
import { isSameCard } from "./isSameCard.ts";

/**
 * Submits the card: all holes with strokes in one request. A hole that was changed elsewhere, by an
 * organiser or on another device, is shown first, because unseen changes must not be undone. A
 * change between showing and submitting becomes a dispute.
 */
export const useSubmit = (
  { playerId, tournamentId, roundNumber, entered, enteredOn, seenBefore }: Round,
  onSubmitted: () => void,
) => {
  const queries = useQueryClient();
  const { toast } = useToast();
  const key = useActionKey();

  const isAsSeen = async () => {
    const query = myScorecardsQuery(tournamentId, true);
    const cards = await queries.fetchQuery({ ...query, staleTime: 0 });
    const now = cards.find((own) => own.roundNumber === roundNumber);
    return isSameCard(entered, enteredOn(now));
  };

  const { mutate, isPending } = useMutation({
    mutationFn: async (body: MyScores) => {
      if (!(await isAsSeen())) return "changed";
      const saved = await sendScores(playerId, tournamentId, body, key.of(body));
      if (saved) await keepCard(queries, cardsKey(tournamentId), saved);
      return "submitted";
    },
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
    const [first, ...others] = [...entered.values()]
      .map((hole) => ({ ...hole, ...seenBefore(hole.holeNumber) }))
      .toSorted((a, b) => a.holeNumber - b.holeNumber);
    if (first) {
      // Leaves only if the player still looks at the card.
      mutate({ roundNumber, holeScores: [first, ...others] }, { onSuccess: leave });
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
