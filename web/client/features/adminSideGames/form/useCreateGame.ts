import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { TournamentId } from "../../../../../domain/shared/values.ts";
import type { Body } from "../../../../contract/endpoint.ts";
import { createSideGame } from "../../../../contract/sideGames.ts";
import { call } from "../../../data/call.ts";
import { serverErrorOr } from "../../../data/errorToast.ts";
import { queryKeys } from "../../../data/queryKeys.ts";
import { useActionKey } from "../../../data/useActionKey.ts";
import { useToast } from "../../../lib/useToast.ts";

export const useCreateGame = (tournamentId: TournamentId) => {
  const queries = useQueryClient();
  const { toast } = useToast();
  const key = useActionKey();
  return useMutation({
    mutationFn: (body: Body<typeof createSideGame>) =>
      call(createSideGame, {
        params: { eventId: tournamentId },
        body,
        idempotencyKey: key.of([tournamentId, body]),
      }),
    onSuccess: async () => {
      key.done();
      // The first game of an event turns its side games on.
      void queries.invalidateQueries({ queryKey: queryKeys.tournaments });
      await queries.invalidateQueries({ queryKey: ["side_games", tournamentId] });
      // Only now, because the sheet closes now: until then, leaving it asks about typed text.
      toast({ title: "Side game created" });
    },
    onError: serverErrorOr("Failed to create side game"),
  });
};
