import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { RoundNumber, TournamentId } from "../../../../../domain/shared/values.ts";
import { listCuts, makeCut, withdrawCut } from "../../../../contract/cuts.ts";
import type { Body } from "../../../../contract/endpoint.ts";
import { call } from "../../../data/call.ts";
import { serverErrorOr } from "../../../data/errorToast.ts";
import { useActionKey } from "../../../data/useActionKey.ts";
import { useToast } from "../../../lib/useToast.ts";

/** Cuts belong to the field, so they are fetched again when the field changes. */
export const cutsQuery = (eventId: TournamentId) =>
  queryOptions({
    queryKey: ["registrations", eventId, "cuts"],
    queryFn: ({ signal }) => call(listCuts, { params: { eventId }, signal }),
  });

export const useCuts = (eventId: TournamentId) => {
  const queries = useQueryClient();
  const { toast } = useToast();
  const key = useActionKey();
  const done = (title: string, description: string) => () => {
    key.done();
    void queries.invalidateQueries({ queryKey: ["registrations", eventId] });
    void queries.invalidateQueries({ queryKey: ["leaderboard", eventId] });
    toast({ title, description });
  };
  const make = useMutation({
    mutationFn: (body: Body<typeof makeCut>) =>
      call(makeCut, {
        params: { eventId },
        body,
        idempotencyKey: key.of(["make", eventId, body]),
      }),
    onSuccess: done("Cut made", "Until the next round has scores it can be taken back."),
    onError: serverErrorOr("Failed to make the cut"),
  });
  const withdraw = useMutation({
    mutationFn: (roundNumber: RoundNumber) =>
      call(withdrawCut, {
        params: { eventId, roundNumber },
        idempotencyKey: key.of(["withdraw", eventId, roundNumber]),
      }),
    onSuccess: done("Cut taken back", "Those who had missed it play on."),
    onError: serverErrorOr("Failed to take the cut back"),
  });
  return { make, withdraw };
};
