import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { PlayerId, TournamentId } from "../../../../../domain/shared/values.ts";
import { recordPlayOff, withdrawPlayOff } from "../../../../contract/playOffs.ts";
import { call } from "../../../data/call.ts";
import { serverErrorOr } from "../../../data/errorToast.ts";
import { useActionKey } from "../../../data/useActionKey.ts";
import { useToast } from "../../../lib/useToast.ts";

interface PlayOff {
  readonly place: number;
  readonly playerIds: ReadonlyArray<PlayerId>;
  readonly note: string | null;
}

export const usePlayOffs = (eventId: TournamentId) => {
  const queries = useQueryClient();
  const { toast } = useToast();
  const key = useActionKey();
  const done = (title: string) => () => {
    key.done();
    void queries.invalidateQueries({ queryKey: ["leaderboard", eventId] });
    toast({ title });
  };
  const record = useMutation({
    mutationFn: ({ place, ...body }: PlayOff) =>
      call(recordPlayOff, {
        params: { eventId, place },
        body,
        idempotencyKey: key.of(["record", eventId, place, body]),
      }),
    onSuccess: done("Play-off recorded"),
    onError: serverErrorOr("Failed to record the play-off"),
  });
  const withdraw = useMutation({
    mutationFn: (place: number) =>
      call(withdrawPlayOff, {
        params: { eventId, place },
        idempotencyKey: key.of(["withdraw", eventId, place]),
      }),
    onSuccess: done("Play-off taken back"),
    onError: serverErrorOr("Failed to take the play-off back"),
  });
  return { record, withdraw };
};
