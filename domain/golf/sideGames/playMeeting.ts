import { type MatchPlay, type MatchSide, playMatch } from "../matchPlay/playMatch.ts";
import type { Game } from "./game.ts";
import type { Meeting } from "./meetings.ts";
import type { Participant } from "./sideGame.ts";

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

const courseOf = ({ cardOf }: Game, roundNumber: number, players: ReadonlyArray<Participant>) =>
  players
    .map(({ playerId }) => cardOf(playerId, roundNumber))
    .find((card) => card !== undefined)
    ?.holes.toSorted((a, b) => a.holeNumber - b.holeNumber);

/** Nobody receives strokes before there is a card. */
const withoutCards = (holeNumbers: ReadonlyArray<number>) =>
  holeNumbers.map((holeNumber) => ({ holeNumber, strokeIndex: holeNumber }));

const matchSide = (
  { cardOf }: Game,
  roundNumber: number,
  opponent: ReadonlyArray<Participant>,
): MatchSide => ({
  players: counted(opponent).flatMap(({ playerId }) => cardOf(playerId, roundNumber) ?? []),
  hasLeft: opponent.every(hasLeft),
});

/** Partners play on without one who is disqualified; alone, what was played before still counts. */
const counted = (opponent: ReadonlyArray<Participant>): ReadonlyArray<Participant> => {
  const others = opponent.filter(({ playerStatus }) => playerStatus !== "disqualified");
  return others.length > 0 ? others : opponent;
};

const hasLeft = ({ playerStatus }: Participant) =>
  playerStatus === "withdrawn" || playerStatus === "disqualified";
