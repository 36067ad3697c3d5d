import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { SideGame } from "../../../../contract/sideGame.ts";
import { leaveSideGame } from "../../../../contract/sideGamePlayers.ts";
import { call } from "../../../data/call.ts";
import { serverErrorOr } from "../../../data/errorToast.ts";
import { queryKeys } from "../../../data/queryKeys.ts";
import { useActionKey } from "../../../data/useActionKey.ts";
import { useToast } from "../../../lib/useToast.ts";

/** Leaves a game. */
export const useLeave = ({ id, eventId }: SideGame, onLeft: () => void) => {
  const queries = useQueryClient();
  const { toast } = useToast();
  const key = useActionKey();
  const refresh = () => queries.invalidateQueries({ queryKey: ["side_games", eventId] });
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call(leaveSideGame, { params: { sideGameId: id }, idempotencyKey: key.of(["leave", id]) }),
    onSuccess: () => {
      key.done();
      void refresh();
      void queries.invalidateQueries({ queryKey: [...queryKeys.registrations, eventId] });
      toast({ title: "You have left the side game" });
      onLeft();
    },
    onError: (error) => {
      // Usually the first score has come in meanwhile.
      void refresh();
      serverErrorOr("Failed to leave the side game")(error);
    },
  });
  return { leave: () => mutate(), isPending };
};
