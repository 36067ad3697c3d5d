import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { GroupId, TournamentId } from "../../../../domain/shared/values.ts";
import { removeGroup } from "../../../contract/teeSheet.ts";
import { call } from "../../data/call.ts";
import { serverErrorOr } from "../../data/errorToast.ts";
import { useActionKey } from "../../data/useActionKey.ts";
import { useToast } from "../../lib/useToast.ts";

export const useDeleteGroup = (tournamentId: TournamentId) => {
  const queries = useQueryClient();
  const { toast } = useToast();
  const key = useActionKey();
  return useMutation({
    mutationFn: (groupId: GroupId) =>
      call(removeGroup, { params: { groupId }, idempotencyKey: key.of(groupId) }),
    onSuccess: async () => {
      key.done();
      toast({ title: "Group deleted" });
      await queries.invalidateQueries({ queryKey: ["groups", tournamentId] });
    },
    onError: serverErrorOr("Failed to save group"),
  });
};
