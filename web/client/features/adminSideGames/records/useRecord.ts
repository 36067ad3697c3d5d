import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { SideGameId, TournamentId } from "../../../../../domain/shared/values.ts";
import type { Body } from "../../../../contract/endpoint.ts";
import { recordSideGameEntry, recordWolfChoice } from "../../../../contract/sideGames.ts";
import { call } from "../../../lib/call.ts";
import { serverErrorOr } from "../../../lib/errorToast.ts";
import { useActionKey } from "../../../lib/useActionKey.ts";
import { useToast } from "../../../lib/useToast.ts";

interface Game {
  readonly id: SideGameId;
  readonly eventId: TournamentId;
}

/** Records a distance, or removes it. */
export const useRecordEntry = ({ id, eventId }: Game) => {
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
    onSuccess: (_, { distance }) => {
      key.done();
      toast({ title: distance === null ? "Entry taken back" : "Entry saved" });
      // The form is emptied at once: what is typed until the game is fetched again is the next one.
      void queries.invalidateQueries({ queryKey: ["side_games", eventId] });
    },
    onError: serverErrorOr("Failed to save entry"),
  });
};

/** Records the partner chosen by the wolf of a hole. */
export const useRecordChoice = ({ id, eventId }: Game) => {
  const queries = useQueryClient();
  const { toast } = useToast();
  const key = useActionKey();
  return useMutation({
    mutationFn: (body: Body<typeof recordWolfChoice>) =>
      call(recordWolfChoice, {
        params: { sideGameId: id },
        body,
        idempotencyKey: key.of([id, body]),
      }),
    onSuccess: () => {
      key.done();
      toast({ title: "Choice saved" });
      return queries.invalidateQueries({ queryKey: ["side_games", eventId] });
    },
    onError: serverErrorOr("Failed to save entry"),
  });
};
