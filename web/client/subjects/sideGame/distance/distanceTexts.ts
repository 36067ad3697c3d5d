import { type GameType, gameTraits } from "../../../../../domain/golf/sideGames/gameTypes.ts";
import { callNames } from "../../person/shortNames.ts";
import type { GameView } from "../gameView.ts";
import { isAt, type Place } from "../place.ts";

/** The distances of a hole, the best one first. */
export const distancesOn = (
  { game: { gameType }, results: { entries } }: Pick<GameView, "game" | "results">,
  place: Place,
) => {
  const measured = entries.flatMap((entry) =>
    isAt(place)(entry) && entry.distance !== null
      ? [{ playerId: entry.playerId, distance: entry.distance }]
      : [],
  );
  const isNearest = gameTraits[gameType].measuredIn === "feet";
  return measured.toSorted((one, other) =>
    isNearest ? one.distance - other.distance : other.distance - one.distance,
  );
};

/** First names, because there is little room: "Closest: nobody yet", "Longest: Ana, Ben 251 yd". */
export const leaderText = (view: Pick<GameView, "game" | "results">, place: Place): string => {
  const { gameType, participants } = view.game;
  const { word, unit } = wordsOf(gameType);
  const callName = callNames(participants.map(({ user }) => user));
  const distances = distancesOn(view, place);
  const best = distances[0]?.distance;
  if (best === undefined) return `${word}: nobody yet`;
  const names = distances
    .filter(({ distance }) => distance === best)
    .map(({ playerId }) => {
      const player = participants.find(({ userId }) => userId === playerId);
      return player ? callName(player.user) : "?";
    });
  return `${word}: ${names.join(", ")} ${best} ${unit}`;
};

const wordsOf = (gameType: GameType) =>
  gameTraits[gameType].measuredIn === "feet"
    ? { word: "Closest", unit: "ft" }
    : { word: "Longest", unit: "yd" };
