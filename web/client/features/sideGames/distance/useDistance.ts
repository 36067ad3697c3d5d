import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Body } from "../../../../contract/endpoint.ts";
import type { SideGame } from "../../../../contract/sideGame.ts";
import { recordSideGameEntry } from "../../../../contract/sideGames.ts";
import { call } from "../../../lib/call.ts";
import { useActionKey } from "../../../lib/useActionKey.ts";
import { useToast } from "../../../lib/useToast.ts";

/** Records the own distance, or takes it back. */
export const useDistance = ({ id, eventId }: SideGame) => {
  const queries = useQueryClient();
  const { toast } = useToast();
  const key = useActionKey();
  return useMutation({
    mutationFn: (body: Body<typeof recordSideGameEntry>) =>
      call(recordSideGameEntry, {
        params: { sideGameId: id },
        body,
        idempotencyKey: key.of([id, body]),
      }),
    onSuccess: async (_answer, { distance }) => {
      key.done();
      await queries.invalidateQueries({ queryKey: ["side_games", eventId, id] });
      toast({ title: distance === null ? "Distance taken back" : "Distance saved" });
    },
  });
};
