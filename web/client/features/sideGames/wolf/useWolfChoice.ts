import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Body } from "../../../../contract/endpoint.ts";
import type { SideGame } from "../../../../contract/sideGame.ts";
import { recordWolfChoice } from "../../../../contract/sideGames.ts";
import { call } from "../../../lib/call.ts";
import { useActionKey } from "../../../lib/useActionKey.ts";
import { useToast } from "../../../lib/useToast.ts";

type Choice = Body<typeof recordWolfChoice>;

/** Records the wolf's choice. A recorded hole gets the new choice. */
export const useWolfChoice = ({ id, eventId }: SideGame, onRecorded: (choice: Choice) => void) => {
  const queries = useQueryClient();
  const { toastError } = useToast();
  const key = useActionKey();
  const { mutate, isPending } = useMutation({
    mutationFn: (body: Choice) =>
      call(recordWolfChoice, {
        params: { sideGameId: id },
        body,
        idempotencyKey: key.of([id, body]),
      }),
    onSuccess: async (_answer, choice) => {
      key.done();
      await queries.invalidateQueries({ queryKey: ["side_games", eventId, id] });
      onRecorded(choice);
    },
    onError: toastError("Failed to save entry"),
  });
  return { record: mutate, isPending };
};
