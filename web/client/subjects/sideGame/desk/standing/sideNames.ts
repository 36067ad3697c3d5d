import { gameTraits } from "../../../../../../domain/golf/sideGames/gameTypes.ts";
import type { PlayerId, SideGameParticipantId } from "../../../../../../domain/shared/values.ts";
import type { SideGame } from "../../../../../contract/sideGame/sideGame.ts";
import type { SideGameResults } from "../../../../../contract/sideGame/sideGameResults.ts";
import { namesOf } from "../holesInPlay.ts";

/** The names of sides, by any of their players. */
export const sideNames = (game: SideGame, { standing }: Pick<SideGameResults, "standing">) => {
  const players = namesOf(game);
  const sidesOf = (ids: ReadonlyArray<SideGameParticipantId>) =>
    standing
      .filter(({ participantIds }) => participantIds.some((id) => ids.includes(id)))
      .map(({ side }) => side);
  const sideOf = (playerId: PlayerId) => {
    // A Ryder Cup team plays several matches, so there each player has the own name.
    if (gameTraits[game.gameType].isMatchForEachPlayer) return undefined;
    const own = game.participants.filter(({ userId }) => userId === playerId);
    return sidesOf(own.map(({ id }) => id))[0];
  };
  return {
    sidesOf,
    opponent: (playerId: PlayerId) => sideOf(playerId) ?? players.get(playerId) ?? "Former player",
  };
};
