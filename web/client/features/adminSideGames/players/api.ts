import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { PlayerId } from "../../../../../domain/shared/values.ts";
import type { Body } from "../../../../contract/endpoint.ts";
import type { SideGame } from "../../../../contract/sideGame.ts";
import { enterInSideGame, takeOutOfSideGame } from "../../../../contract/sideGamePlayers.ts";
import { call } from "../../../data/call.ts";
import { serverErrorOr } from "../../../data/errorToast.ts";
import { useActionKey } from "../../../data/useActionKey.ts";
import { useToast } from "../../../lib/useToast.ts";

/** Who comes in, and with which team or partner. */
export type Entering = Omit<Body<typeof enterInSideGame>, "preview">;

/** What moves when these players come in. The key begins like all of side games, so scores refresh it. */
export const enteringPreview = ({ id, eventId }: SideGame, entering: Entering) =>
  queryOptions({
    queryKey: ["side_games", eventId, id, "entering", entering],
    queryFn: ({ signal }) =>
      call(enterInSideGame, {
        params: { sideGameId: id },
        body: { ...entering, preview: true },
        signal,
      }),
  });

/** What moves when this player is taken out. */
export const takingOutPreview = ({ id, eventId }: SideGame, userId: PlayerId) =>
  queryOptions({
    queryKey: ["side_games", eventId, id, "taking out", userId],
    queryFn: ({ signal }) =>
      call(takeOutOfSideGame, {
        params: { sideGameId: id, userId },
        query: { preview: "true" },
        signal,
      }),
  });

export const usePlayersOfGame = ({ id, eventId }: SideGame) => {
  const queries = useQueryClient();
  const { toast } = useToast();
  const key = useActionKey();
  const done = (title: string) => {
    key.done();
    toast({ title });
    void queries.invalidateQueries({ queryKey: ["side_games", eventId] });
  };
  const enter = useMutation({
    mutationFn: (entering: Entering) =>
      call(enterInSideGame, {
        params: { sideGameId: id },
        body: { ...entering, preview: false },
        idempotencyKey: key.of(["enter", id, entering]),
      }),
    onSuccess: ({ players }) => {
      const added = players.filter((one) => one.done).length;
      done(added === 1 ? "1 player added" : `${added} players added`);
    },
    onError: serverErrorOr("Failed to add the players"),
  });
  const takeOut = useMutation({
    mutationFn: (userId: PlayerId) =>
      call(takeOutOfSideGame, {
        params: { sideGameId: id, userId },
        query: {},
        idempotencyKey: key.of(["take out", id, userId]),
      }),
    onSuccess: () => done("Player taken out"),
    onError: serverErrorOr("Failed to take the player out"),
  });
  return { enter, takeOut };
};
