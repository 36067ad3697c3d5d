import type { SideGame } from "../../../../contract/sideGame.ts";
import { leaveSideGame } from "../../../../contract/sideGamePlayers.ts";
import { serverErrorOr } from "../../../data/errorToast.ts";
import { useWrite } from "../../../data/write.ts";

export const useLeave = ({ id }: SideGame, onLeft: () => void) =>
  useWrite(leaveSideGame, () => ({ params: { sideGameId: id } }), {
    done: "You have left the side game",
    onDone: onLeft,
    onFailed: serverErrorOr("Failed to leave the side game"),
  });
