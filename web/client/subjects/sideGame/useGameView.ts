import type { PlayerId } from "../../../../domain/shared/values.ts";
import type { SideGame } from "../../../contract/sideGame/sideGame.ts";
import type { SideGameResults } from "../../../contract/sideGame/sideGameResults.ts";
import { useOutbox } from "../../outbox/outbox.ts";
import { type GameView, gameView } from "./gameView.ts";
import { withWaiting } from "./waiting.ts";

/** A game with what the reader has entered, sent or not; null until its results are there. */
export const useGameView = (
  game: SideGame,
  results: SideGameResults | undefined,
  me: PlayerId | null,
): GameView | null => {
  const { waiting } = useOutbox();
  return results ? gameView(game, withWaiting(results, waiting), me) : null;
};
