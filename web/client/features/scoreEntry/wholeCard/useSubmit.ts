import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { RoundNumber, TournamentId } from "../../../../../domain/shared/values.ts";
import type { MyScores } from "../../../../contract/holeScores.ts";
import { useActionKey } from "../../../lib/useActionKey.ts";
import { useToast } from "../../../lib/useToast.ts";
import { myScorecardsQuery, sendScores, withCard } from "../api.ts";
import type { RoundCard } from "../roundCard.ts";

interface Options {
  readonly tournamentId: TournamentId;
  readonly roundNumber: RoundNumber;
  readonly card: Pick<RoundCard, "entered">;
  readonly onSubmitted: () => void;
}

/** Hands the card in: every hole with strokes, in one piece. */
export const useSubmit = ({ tournamentId, roundNumber, card, onSubmitted }: Options) => {
  const queries = useQueryClient();
  const { toast, toastError } = useToast();
  const key = useActionKey();
  const { queryKey } = myScorecardsQuery(tournamentId);

  const { mutate, isPending } = useMutation({
    mutationFn: (body: MyScores) => sendScores(tournamentId, body, key.of(body)),
    onSuccess: (saved) => {
      key.done();
      queries.setQueryData(queryKey, (cards) => withCard(cards, saved));
      void queries.invalidateQueries({ queryKey: ["leaderboard", tournamentId] });
      toast({ title: "Your scorecard has been submitted successfully!" });
      onSubmitted();
    },
    onError: toastError("Failed to submit scorecard"),
  });

  const submit = () => {
    const [first, ...others] = [...card.entered.values()].toSorted(
      (a, b) => a.holeNumber - b.holeNumber,
    );
    if (first) {
      mutate({ roundNumber, holeScores: [first, ...others] });
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
