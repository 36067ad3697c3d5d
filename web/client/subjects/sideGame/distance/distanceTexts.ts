import { type GameType, gameTraits } from "../../../../../domain/golf/sideGames/gameTypes.ts";
import type { SideGameHole } from "../../../../contract/sideGame/sideGameResults.ts";
import { feeText } from "../../../ui/money.ts";
import { unitFor } from "../../../ui/units.ts";
import { callNames } from "../../person/playerText.ts";
import { type HoleText, isAt, nameIn } from "../gameHole.ts";
import type { GameView } from "../gameView.ts";

export interface Measured<Id extends string = string> {
  readonly roundNumber: number;
  readonly holeNumber: number;
  readonly playerId: Id;
  readonly distance: number | null;
}

export interface MeasuredGame<Id extends string = string> {
  readonly gameType: GameType;
  readonly entries: ReadonlyArray<Measured<Id>>;
}

type Hole = Pick<Measured, "roundNumber" | "holeNumber">;

/** The distances of a hole, the best one first. */
export const distancesOn = <Id extends string>(
  { gameType, entries }: MeasuredGame<Id>,
  hole: Hole,
) => {
  const { direction } = wordsOf(gameType);
  return entries
    .filter(isAt(hole))
    .flatMap(({ playerId, distance }) => (distance === null ? [] : [{ playerId, distance }]))
    .toSorted((one, other) => (one.distance - other.distance) * direction);
};

/** Who has the shortest distance to the pin or the longest drive; equal ones share. */
export const leadersOf = (game: MeasuredGame, hole: Hole): ReadonlyArray<string> => {
  const distances = distancesOn(game, hole);
  const best = distances[0]?.distance;
  return distances.flatMap(({ playerId, distance }) => (distance === best ? [playerId] : []));
};

/** First names, because there is little room: "Closest: nobody yet", "Longest: Ana, Ben 251 yd". */
export const leaderText = (
  { game, results }: Pick<GameView, "game" | "results">,
  hole: Hole,
): string => {
  const { gameType, participants } = game;
  const { word, unit } = wordsOf(gameType);
  const callName = callNames(participants.map(({ user }) => user));
  const entered = { gameType, entries: results.entries };
  const [best] = distancesOn(entered, hole);
  if (best === undefined) return `${word}: nobody yet`;
  const names = leadersOf(entered, hole).map((id) => {
    const player = participants.find(({ userId }) => userId === id);
    return player ? callName(player.user) : "?";
  });
  return `${word}: ${names.join(", ")} ${best.distance} ${unit}`;
};

const wordsOf = (gameType: GameType) =>
  gameTraits[gameType].measuredIn === "feet"
    ? { word: "Closest", unit: unitFor("feet").sign, direction: 1 }
    : { word: "Longest", unit: unitFor("yards").sign, direction: -1 };

/** "feet", "yards" or "metres". */
export const unitOf = (gameType: GameType): string =>
  unitFor(gameTraits[gameType].measuredIn ?? "yards").word;

/** The distances of a hole among its results. */
export const distanceText = (view: GameView, hole: SideGameHole): HoleText | null => {
  const { unit, direction } = wordsOf(view.game.gameType);
  const measured = hole.results
    .filter(({ result }) => result !== "-")
    .toSorted((one, other) => (Number(one.result) - Number(other.result)) * direction);
  if (measured.length === 0) return hole.isPlayed ? unmeasuredText(view, hole) : null;
  const why = measured
    .map(({ participantId, result }) => `${nameIn(view, participantId)} ${result} ${unit}`)
    .join(" · ");
  const winners = view.sidesOf(hole.winnerIds);
  const isOpen = winners.length === 0;
  // A measured distance only leads: it wins when everybody has played the hole.
  return {
    hole,
    winners,
    headline: isOpen ? "Still open" : null,
    why,
    won: isOpen ? null : hole.value,
  };
};

/** Everybody has played it, and the office has measured nothing. */
const unmeasuredText = ({ results }: GameView, hole: SideGameHole): HoleText => ({
  hole,
  winners: [],
  headline: results.status === "final" ? "Nobody wins it" : "Still open",
  why: `No distance is recorded, ${feeText(hole.value)} is unclaimed`,
  won: null,
});
