import { type MatchPlay, type MatchSide, playMatch } from "../matchPlay/playMatch.ts";
import type { Game } from "./game.ts";
import type { Meeting } from "./meetings.ts";
import type { Player } from "./player.ts";

/** The match over some holes of its round, as far as the cards tell. */
export const playMeeting = (
  game: Game,
  { roundNumber, opponents }: Meeting,
  holeNumbers: ReadonlyArray<number>,
): MatchPlay => {
  const [first, second] = opponents;
  return playMatch({
    course: courseOf(game, roundNumber, [...first, ...second]) ?? withoutCards(holeNumbers),
    holeNumbers,
    scoring: game.terms.scoring,
    sides: [matchSide(game, roundNumber, first), matchSide(game, roundNumber, second)],
  });
};

const courseOf = ({ cardsOf }: Game, roundNumber: number, players: ReadonlyArray<Player>) =>
  players
    .map(({ order }) => cardsOf(roundNumber)[order])
    .find((card) => card !== undefined)
    ?.card.holes.toSorted((a, b) => a.holeNumber - b.holeNumber);

/** Nobody receives strokes before there is a card. */
const withoutCards = (holeNumbers: ReadonlyArray<number>) =>
  holeNumbers.map((holeNumber) => ({ holeNumber, strokeIndex: holeNumber }));

const matchSide = (
  { cardsOf }: Game,
  roundNumber: number,
  opponent: ReadonlyArray<Player>,
): MatchSide => ({
  players: counted(opponent).flatMap(({ order }) => cardsOf(roundNumber)[order]?.card ?? []),
  hasLeft: opponent.every(hasLeft),
});

/** Partners play on without one who is disqualified; alone, what was played before still counts. */
const counted = (opponent: ReadonlyArray<Player>): ReadonlyArray<Player> => {
  const others = opponent.filter(({ playerStatus }) => playerStatus !== "disqualified");
  return others.length > 0 ? others : opponent;
};

const hasLeft = ({ playerStatus }: Player) =>
  playerStatus === "withdrawn" || playerStatus === "disqualified";
