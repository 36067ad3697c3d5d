import type { Body } from "../../../../contract/endpoint.ts";
import type { SideGame } from "../../../../contract/sideGame/sideGame.ts";
import { joinSideGame } from "../../../../contract/sideGame/sideGames.ts";
import { sentenceOf } from "../../../data/apiError.ts";
import { serverSentence, showFailure } from "../../../data/errorToast.ts";
import { useWrite } from "../../../data/write.ts";

const FAILURE = "Failed to join side game";

/** Joins a game, or changes the side of who is in it. A refusal is shown with the server's own sentence. */
export const useJoin = ({ id }: SideGame, isChange: boolean, onJoined: () => void) =>
  useWrite(
    joinSideGame,
    (body: Body<typeof joinSideGame>) => ({ params: { sideGameId: id }, body }),
    {
      done: isChange ? "Saved" : "Successfully joined the side game!",
      onDone: onJoined,
      onFailed: (error) => {
        const sentence = serverSentence(error);
        showFailure(
          error,
          sentence === null
            ? { title: FAILURE, description: sentenceOf(error) }
            : { title: sentence },
        );
      },
    },
  );
