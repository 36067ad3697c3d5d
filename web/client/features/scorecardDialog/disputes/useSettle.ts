import { useMutation, useQueryClient } from "@tanstack/react-query";
import { settleHoleDispute } from "../../../../contract/disputes.ts";
import type { Dispute, Scorecard } from "../../../../contract/scorecard.ts";
import { call } from "../../../data/call.ts";
import { useActionKey } from "../../../data/useActionKey.ts";
import { useToast } from "../../../lib/useToast.ts";

type EntryId = Dispute["entries"][number]["entryId"];

interface Settling {
  readonly holeNumber: Dispute["holeNumber"];
  readonly entryId: EntryId;
}

/** Settles a disputed hole by choosing the entry that counts. */
export const useSettle = ({ id: scorecardId, eventId }: Pick<Scorecard, "id" | "eventId">) => {
  const queries = useQueryClient();
  const { toast, toastError } = useToast();
  const key = useActionKey();
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ["scorecards", eventId] }),
      queries.invalidateQueries({ queryKey: ["scorecards", null, scorecardId] }),
      queries.invalidateQueries({ queryKey: ["leaderboard", eventId] }),
    ]);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ holeNumber, entryId }: Settling) =>
      call(settleHoleDispute, {
        params: { scorecardId, holeNumber },
        body: { entryId },
        idempotencyKey: key.of([scorecardId, holeNumber, entryId]),
      }),
    onSuccess: async (_, { holeNumber }) => {
      key.done();
      toast({ title: `Hole ${holeNumber} is settled` });
      await refresh();
    },
    onError: (error, { holeNumber }) => {
      toastError(`Hole ${holeNumber} was not settled`)(error);
      // Somebody else may have settled it.
      void refresh();
    },
  });
  return { settle: mutate, settling: isPending ? variables.entryId : null };
};
