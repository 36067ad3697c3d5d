import { gameTraits } from "../../../../../domain/golf/sideGames/gameTypes.ts";
import type { PlayerId } from "../../../../../domain/shared/values.ts";
import { type Distance, useOutbox } from "../../../lib/outbox.ts";
import type { GameView } from "../gameView.ts";
import type { Place } from "../place.ts";

/** Enters distances on a hole and takes them back, with or without a network. */
export const useDistances = (
  { game: { id, gameType }, nameOf }: GameView,
  place: Place,
  me: PlayerId,
) => {
  const outbox = useOutbox();
  const enter = (record: Distance) => {
    const { playerId, distance } = record;
    const what =
      distance === null ? "no distance" : `${distance} ${gameTraits[gameType].measuredIn}`;
    const words = [...(playerId === me ? [] : [nameOf(playerId)]), what].join(", ");
    outbox.enter({ sideGameId: id, record, words: `Hole ${record.holeNumber}: ${words}` });
  };
  const { roundNumber, holeNumber } = place;
  return {
    enter,
    takeBack: (playerId: PlayerId) => enter({ roundNumber, holeNumber, playerId, distance: null }),
  };
};
