import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Body } from "../../../../contract/endpoint.ts";
import type { SideGame } from "../../../../contract/sideGame.ts";
import { joinSideGame } from "../../../../contract/sideGames.ts";
import { sentenceOf } from "../../../data/apiError.ts";
import { call } from "../../../data/call.ts";
import { serverSentence, showFailure } from "../../../data/errorToast.ts";
import { queryKeys } from "../../../data/queryKeys.ts";
import { useActionKey } from "../../../data/useActionKey.ts";
import { useToast } from "../../../lib/useToast.ts";

const FAILURE = "Failed to join side game";

/** Joins a game, or changes the side of who is in it. A refusal is shown with the server's own sentence. */
export const useJoin = ({ id, eventId }: SideGame, isChange: boolean, onJoined: () => void) => {
  const queries = useQueryClient();
  const { toast } = useToast();
  const key = useActionKey();
  const refresh = () => queries.invalidateQueries({ queryKey: ["side_games", eventId] });

  const { mutate, isPending } = useMutation({
    mutationFn: (body: Body<typeof joinSideGame>) =>
      call(joinSideGame, {
        params: { sideGameId: id },
        body,
        idempotencyKey: key.of([id, body]),
      }),
    onSuccess: () => {
      key.done();
      void refresh();
      // The pad asks for the choices of Wolf only where the registration says that it is played.
      void queries.invalidateQueries({ queryKey: [...queryKeys.registrations, eventId] });
      toast({ title: isChange ? "Saved" : "Successfully joined the side game!" });
      onJoined();
    },
    onError: (error) => {
      // Usually somebody else was faster, so the list is fetched again.
      void refresh();
      const sentence = serverSentence(error);
      showFailure(
        error,
        sentence === null
          ? { title: FAILURE, description: sentenceOf(error) }
          : { title: sentence },
      );
    },
  });
  return { join: mutate, isPending };
};
