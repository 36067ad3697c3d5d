import { type MatchPlay, notPlayed, playMatch } from "../matchPlay/playMatch.ts";
import { startHoleOf } from "../orderOfPlay.ts";
import { holeCounts } from "../roundsThatCount.ts";
import type { Game } from "./game.ts";
import type { Meeting } from "./meetings.ts";
import type { Player } from "./player.ts";

/** The match over those of some holes of its round that count, as far as there are scores. */
export const playMeeting = (
  game: Game,
  { roundNumber, opponents }: Meeting,
  holes: ReadonlyArray<number>,
): MatchPlay => {
  const [first, second] = opponents;
  const { rulings = [], rulesEdition } = game;
  const holeNumbers = holes.filter((hole) => holeCounts(rulings, roundNumber, hole));
  if (holes.length > 0 && holeNumbers.length === 0) return notPlayed;
  return playMatch({
    course: courseOf(game, roundNumber, [...first, ...second]) ?? withoutCards(holes),
    holeNumbers,
    isOver: game.isCompleted,
    rulesEdition,
    scoring: game.terms.scoring,
    sides: [
      { players: cardsOf(game, roundNumber, first), hasLeft: losesByLeaving(game, first, second) },
      { players: cardsOf(game, roundNumber, second), hasLeft: losesByLeaving(game, second, first) },
    ],
  });
};

const courseOf = ({ cardsOf }: Game, roundNumber: number, players: ReadonlyArray<Player>) =>
  players.map(({ order }) => cardsOf(roundNumber)[order]).find((card) => card !== undefined)?.card
    .holes;

/** Before there is a card, players receive no strokes, so any stroke indexes will do. */
const withoutCards = (holeNumbers: ReadonlyArray<number>) =>
  holeNumbers.map((holeNumber) => ({ holeNumber, strokeIndex: holeNumber }));

const cardsOf = (game: Game, roundNumber: number, opponent: ReadonlyArray<Player>) =>
  counted(opponent).flatMap(({ order, playerId }) => {
    const card = game.cardsOf(roundNumber)[order]?.card;
    return card ? [{ ...card, startHole: startHoleOf(game.groups, roundNumber, playerId) }] : [];
  });

/**
 * Partners play on without a disqualified player. If all players of a side are disqualified, the
 * holes that they played before still count.
 */
const counted = (opponent: ReadonlyArray<Player>): ReadonlyArray<Player> => {
  const others = opponent.filter(({ playerStatus }) => playerStatus !== "disqualified");
  return others.length > 0 ? others : opponent;
};

/** A side has left when its last player has left. If both sides leave, the first one loses. */
const losesByLeaving = (
  { leavers }: Game,
  side: ReadonlyArray<Player>,
  other: ReadonlyArray<Player>,
): boolean => {
  if (!side.every(hasLeft)) return false;
  return !other.every(hasLeft) || lastOf(side, leavers) < lastOf(other, leavers);
};

const lastOf = (side: ReadonlyArray<Player>, leavers: ReadonlyArray<string>) =>
  Math.max(...side.map(({ playerId }) => leavers.indexOf(playerId)));

const hasLeft = ({ playerStatus }: Player) =>
  playerStatus === "withdrawn" || playerStatus === "disqualified";
