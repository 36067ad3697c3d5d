import type { PlayerId } from "../../../../../../domain/shared/values.ts";
import type { Body } from "../../../../../contract/endpoint.ts";
import type { SideGame } from "../../../../../contract/sideGame/sideGame.ts";
import {
  enterInSideGame,
  takeOutOfSideGame,
} from "../../../../../contract/sideGame/sideGamePlayers.ts";
import { serverErrorOr } from "../../../../data/errorToast.ts";
import { readOf } from "../../../../data/read.ts";
import { useWrite } from "../../../../data/write.ts";

/** Who comes in, and with which team or partner. */
export type Entering = Omit<Body<typeof enterInSideGame>, "preview">;

/** What moves when these players come in. */
export const enteringPreview = ({ id }: SideGame, entering: Entering) =>
  readOf(enterInSideGame, { sideGameId: id }, { ...entering, preview: true });

/** What moves when this player is taken out. */
export const takingOutPreview = ({ id }: SideGame, userId: PlayerId) =>
  readOf(takeOutOfSideGame, { sideGameId: id, userId, preview: "true" });

export const useEnter = ({ id }: SideGame) =>
  useWrite(
    enterInSideGame,
    (entering: Entering) => ({
      params: { sideGameId: id },
      body: { ...entering, preview: false },
    }),
    {
      done: ({ players }) => {
        const added = players.filter((one) => one.done).length;
        return added === 1 ? "1 player added" : `${added} players added`;
      },
      onFailed: serverErrorOr("Failed to add the players"),
    },
  );

export const useTakeOut = ({ id }: SideGame) =>
  useWrite(
    takeOutOfSideGame,
    (userId: PlayerId) => ({ params: { sideGameId: id, userId }, query: {} }),
    { done: "Player taken out", onFailed: serverErrorOr("Failed to take the player out") },
  );
