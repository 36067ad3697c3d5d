import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { TournamentId } from "../../../../../domain/shared/values.ts";
import { makeCut } from "../../../../contract/cuts.ts";
import type { Body } from "../../../../contract/endpoint.ts";
import { call } from "../../../lib/call.ts";
import { serverErrorOr } from "../../../lib/errorToast.ts";
import { useActionKey } from "../../../lib/useActionKey.ts";
import { useToast } from "../../../lib/useToast.ts";

export const useMakeCut = (tournamentId: TournamentId) => {
  const queries = useQueryClient();
  const { toast } = useToast();
  const key = useActionKey();
  return useMutation({
    mutationFn: (body: Body<typeof makeCut>) =>
      call(makeCut, {
        params: { eventId: tournamentId },
        body,
        idempotencyKey: key.of([tournamentId, body]),
      }),
    onSuccess: () => {
      key.done();
      void queries.invalidateQueries({ queryKey: ["registrations", tournamentId] });
      void queries.invalidateQueries({ queryKey: ["leaderboard", tournamentId] });
      toast({ title: "Cut made" });
    },
    onError: serverErrorOr("Failed to make the cut"),
  });
};
