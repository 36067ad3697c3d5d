import { settleHoleDispute } from "../../../../contract/disputes.ts";
import type { Dispute, Scorecard } from "../../../../contract/scorecard.ts";
import { toastError } from "../../../data/errorToast.ts";
import { useWrite } from "../../../data/write.ts";

type EntryId = Dispute["entries"][number]["entryId"];

interface Settling {
  readonly holeNumber: Dispute["holeNumber"];
  readonly entryId: EntryId;
}

/** Settles a disputed hole by choosing the entry that counts. */
export const useSettle = ({ id: scorecardId }: Pick<Scorecard, "id">) => {
  const { mutate, isPending, variables } = useWrite(
    settleHoleDispute,
    ({ holeNumber, entryId }: Settling) => ({
      params: { scorecardId, holeNumber },
      body: { entryId },
    }),
    {
      isShownFirst: true,
      done: (_, { holeNumber }) => `Hole ${holeNumber} is settled`,
      onFailed: (error, { holeNumber }) => toastError(`Hole ${holeNumber} was not settled`)(error),
    },
  );
  return { settle: mutate, settling: isPending ? variables.entryId : null };
};
