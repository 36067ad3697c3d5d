import { gameTraits } from "../../../../../domain/golf/sideGames/gameTypes.ts";
import type { PlayerId } from "../../../../../domain/shared/values.ts";
import type { GameView } from "../gameView.ts";

/** By the first player of each side. A Ryder Cup team plays several matches, so there by player. */
export const opponentsIn = (view: GameView, me: PlayerId | null) => {
  const isByPlayer = gameTraits[view.game.gameType].isMatchForEachPlayer;
  const sideOf = (playerId: PlayerId) =>
    isByPlayer
      ? undefined
      : view.sides.find(({ members }) => members.some(({ userId }) => userId === playerId));
  return {
    nameOf: (playerId: PlayerId) => sideOf(playerId)?.side ?? view.nameOf(playerId),
    isMine: (playerId: PlayerId) => sideOf(playerId)?.isMine ?? playerId === me,
  };
};
