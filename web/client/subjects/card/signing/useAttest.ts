import { useMutation } from "@tanstack/react-query";
import type { ScorecardId } from "../../../../../domain/shared/values.ts";
import { attestScorecard, canAttest } from "../../../../contract/card/attestations.ts";
import { call } from "../../../data/call.ts";
import { readOf } from "../../../data/read.ts";
import { toastError, useToast } from "../../../data/toasts.ts";
import { useActionKey } from "../../../data/useActionKey.ts";

/** The list and the open card have their own words. */
const texts = {
  list: {
    success: "Scorecard verification submitted successfully!",
    failure: "Failed to verify scorecard",
  },
  card: {
    success: "Scorecard attestation submitted successfully!",
    failure: "Failed to attest scorecard",
  },
} as const;

interface Options {
  readonly scorecardId: ScorecardId;
  readonly from: keyof typeof texts;
  /** Whether the card still has the scores that the player has seen. */
  readonly isAsShown?: () => Promise<boolean>;
  readonly onAttested?: () => void;
}

/** Confirms the scores of a playing partner. */
export const useAttest = ({ scorecardId, from, isAsShown, onAttested }: Options) => {
  const { toast } = useToast();
  const key = useActionKey();

  const { mutate, isPending } = useMutation({
    mutationFn: async (notes: string | null) => {
      if (isAsShown && !(await isAsShown())) return "changed";
      await call(attestScorecard, {
        params: { scorecardId },
        body: { notes },
        idempotencyKey: key.of([scorecardId, notes]),
      });
      return "attested";
    },
    onSuccess: (outcome) => {
      if (outcome === "changed") {
        toast({
          title: "The card has changed meanwhile",
          description: "Look it over, and sign it again.",
          variant: "destructive",
        });
        return;
      }
      key.done();
      toast({ title: texts[from].success });
      onAttested?.();
    },
    onError: toastError(texts[from].failure),
  });
  return { attest: mutate, isPending };
};

/** Whether the player may sign a card, and why not. */
export const canAttestQuery = (scorecardId: ScorecardId) => ({
  ...readOf(canAttest, { scorecardId }),
  // It also depends on what others do with the card.
  staleTime: 0,
});

/** The maximum length of a note on the server. */
export const MAX_NOTES_LENGTH = 500;

/** Blank text counts as no note. */
export const notesOf = (text: string): string | null => (text.trim() === "" ? null : text);
