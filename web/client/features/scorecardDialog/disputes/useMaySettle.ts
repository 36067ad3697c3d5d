import { useQuery, useQueryClient } from "@tanstack/react-query";
import { listGroups } from "../../../../contract/groups.ts";
import type { Scorecard } from "../../../../contract/scorecard.ts";
import type { User } from "../../../../contract/user.ts";
import { queryKeys } from "../../../data/queryKeys.ts";
import { readOf } from "../../../data/read.ts";

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
