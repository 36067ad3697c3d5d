import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Scorecard } from "../../../../contract/scorecard.ts";
import { verifyScorecard } from "../../../../contract/scoring.ts";
import { call } from "../../../lib/call.ts";
import { useActionKey } from "../../../lib/useActionKey.ts";
import { useToast } from "../../../lib/useToast.ts";

/** Makes a card official. A failure is silent: the card stays where it is. */
export const useVerify = ({ id, eventId }: Scorecard, onVerified: () => void) => {
  const queries = useQueryClient();
  const { toast } = useToast();
  const key = useActionKey();
  return useMutation({
    mutationFn: () =>
      call(verifyScorecard, { params: { scorecardId: id }, idempotencyKey: key.of(id) }),
    onSuccess: async () => {
      key.done();
      toast({ title: "Scorecard verified" });
      await queries.invalidateQueries({ queryKey: ["scorecards", eventId] });
      onVerified();
    },
  });
};
