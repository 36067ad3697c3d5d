import { useQuery, useQueryClient } from "@tanstack/react-query";
import { settleHoleDispute } from "../../../../contract/card/disputes.ts";
import type { Dispute, Scorecard } from "../../../../contract/card/scorecard.ts";
import type { User } from "../../../../contract/person/user.ts";
import { listGroups } from "../../../../contract/teeSheet/groups.ts";
import { readOf } from "../../../data/read.ts";
import { queryKeys } from "../../../data/sessions.ts";
import { toastError } from "../../../data/toasts.ts";
import { useWrite } from "../../../data/write.ts";

/** Whether the signed-in player is in the tee group of a card with a disputed hole. */
export const useMaySettle = ({ userId, eventId, roundNumber, disputes }: Scorecard): boolean => {
  const user = useQueryClient().getQueryData<User | null>(queryKeys.user);
  const isAsked = Boolean(user) && user?.id !== userId && disputes.length > 0;
  const groups = useQuery({ ...readOf(listGroups, { eventId }), enabled: isAsked });
  if (!isAsked || !groups.data) return false;
  return groups.data.some((group) => {
    const has = (id: string | undefined) => group.members.some((member) => member.userId === id);
    return group.roundNumber === roundNumber && has(userId) && has(user?.id);
  });
};

interface Settling {
  readonly holeNumber: Dispute["holeNumber"];
  readonly entryId: Dispute["entries"][number]["entryId"];
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
