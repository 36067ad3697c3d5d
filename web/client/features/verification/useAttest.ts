import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ScorecardId, TournamentId } from "../../../../domain/shared/values.ts";
import { attestScorecard } from "../../../contract/attestations.ts";
import { call } from "../../lib/call.ts";
import { useActionKey } from "../../lib/useActionKey.ts";
import { useToast } from "../../lib/useToast.ts";

/** The list and the open card say it in words of their own (spec AMB-46). */
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
  readonly tournamentId: TournamentId;
  readonly scorecardId: ScorecardId;
  readonly from: keyof typeof texts;
  readonly onAttested?: () => void;
}

/** Says that the scores of a playing partner are right. */
export const useAttest = ({ tournamentId, scorecardId, from, onAttested }: Options) => {
  const queries = useQueryClient();
  const { toast, toastError } = useToast();
  const key = useActionKey();
  const refresh = () => queries.invalidateQueries({ queryKey: ["scorecards", tournamentId] });

  const { mutate, isPending } = useMutation({
    mutationFn: (notes: string | null) =>
      call(attestScorecard, {
        params: { scorecardId },
        body: { notes },
        idempotencyKey: key.of([scorecardId, notes]),
      }),
    onSuccess: () => {
      key.done();
      void refresh();
      toast({ title: texts[from].success });
      onAttested?.();
    },
    onError: (error) => {
      // Most often somebody was faster: the card shows how it stands now.
      void refresh();
      toastError(texts[from].failure)(error);
    },
  });
  return { attest: mutate, isPending };
};
