import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { TournamentId } from "../../../../../domain/shared/values.ts";
import type { Body } from "../../../../contract/endpoint.ts";
import { autoSchedule } from "../../../../contract/groups.ts";
import { call } from "../../../lib/call.ts";
import { serverErrorOr } from "../../../lib/errorToast.ts";
import { useActionKey } from "../../../lib/useActionKey.ts";
import { useToast } from "../../../lib/useToast.ts";

export type Draw = Body<typeof autoSchedule>;

/** Asks for a draw. A worker makes it; where it takes longer than the answer its groups come later. */
export const useAutoSchedule = (tournamentId: TournamentId) => {
  const queries = useQueryClient();
  const { toast } = useToast();
  const key = useActionKey();
  return useMutation({
    mutationFn: (body: Draw) =>
      call(autoSchedule, {
        params: { eventId: tournamentId },
        body,
        idempotencyKey: key.of([tournamentId, body]),
      }),
    onSuccess: (answer) => {
      key.done();
      if ("groups" in answer && answer.groups.length > 0) {
        toast({ title: "Groups scheduled automatically" });
      }
      return queries.invalidateQueries({ queryKey: ["groups", tournamentId] });
    },
    onError: serverErrorOr("Failed to auto-schedule"),
  });
};
