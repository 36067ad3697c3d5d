import { commonStartHole, inOrderOfPlay, passedOver, startHoleOf } from "../orderOfPlay.ts";
import { range } from "../range.ts";
import { holeCounts } from "../roundsThatCount.ts";
import type { Game, RoundCards } from "./game.ts";
import type { HoleScore } from "./holeScores.ts";
import type { Player } from "./player.ts";
import type { SideGame, Stake, StakeRound } from "./sideGame.ts";

/**
 * A purse with its holes, in the order in which they are settled: by rounds, and in a round in the
 * order of play of the players.
 */
export interface StakeInPlay {
  /** In cents. */
  readonly purse: number;
  readonly roundNumbers: ReadonlyArray<number>;
  readonly holes: ReadonlyArray<HoleInPlay>;
  /** Every hole counts, or the event is completed. */
  readonly isOver: boolean;
  /** Holes that do not count because a player has passed them over. */
  readonly missing: ReadonlyArray<HoleInPlay>;
}

export interface HoleInPlay {
  readonly roundNumber: number;
  readonly holeNumber: number;
  /** By the order of joining. */
  readonly scores: ReadonlyArray<HoleScore | undefined>;
  /** Whether any player of the game has a score there. */
  readonly isPlayed: boolean;
  /** All players who are still in the game have played it. */
  readonly counts: boolean;
  /** The office has said that it does not count. */
  readonly isOut: boolean;
}

/**
 * The game does not wait for players who have withdrawn or missed the cut, and for nobody when the
 * event is completed: who has not played a hole then has lost it. A hole that no player has played
 * does not count (docs/rules.md, Side games and matches), nor does one that the office has taken out:
 * its part of the purse stays with nobody.
 *
 * In the first edition of the rules the holes were settled by their numbers, the game waited for all
 * who had not left, also when the event was completed, and no hole behind an open one counted.
 */
export const inPlay = (game: Game, { purse, rounds }: Stake): StakeInPlay => {
  const playing = game.players.filter(({ playerStatus }) => playerStatus === "playing");
  const { rulings = [], rulesEdition } = game;
  const expected = game.isCompleted ? [] : playing;
  const waitedFor = rulesEdition === 1 ? playing : expected;
  const all = rounds
    .toSorted((a, b) => a.roundNumber - b.roundNumber)
    .flatMap((round) => {
      const cards = cardsOfPlayers(game, round);
      return holesOf(game, round).map((holeNumber): HoleInPlay => {
        const scores = cards.map((card) => card?.scores[holeNumber]);
        const isPlayed = scores.some((score) => score !== undefined);
        const counts = isPlayed && waitedFor.every(({ order }) => scores[order] !== undefined);
        const isOut = !holeCounts(rulings, round.roundNumber, holeNumber);
        return { roundNumber: round.roundNumber, holeNumber, scores, isPlayed, counts, isOut };
      });
    });
  const holes = rulesEdition === 1 ? countingUpToFirstOpen(all) : all;
  const awaited = holes.filter(({ isOut }) => !isOut);
  return {
    purse,
    roundNumbers: ascending(rounds.map(({ roundNumber }) => roundNumber)),
    holes,
    isOver: game.isCompleted || (awaited.length > 0 && awaited.every(({ counts }) => counts)),
    missing: awaited.filter((hole) => !hole.counts && isPassedOver(game, expected, hole)),
  };
};

const countingUpToFirstOpen = (holes: ReadonlyArray<HoleInPlay>): ReadonlyArray<HoleInPlay> => {
  const open = holes.findIndex(({ counts }) => !counts);
  return open < 0 ? holes : holes.map((hole, index) => ({ ...hole, counts: index < open }));
};

const isPassedOver = (
  { groups, cardsOf }: Game,
  players: ReadonlyArray<Player>,
  { roundNumber, holeNumber }: HoleInPlay,
) =>
  players.some(({ playerId, order }) => {
    const card = cardsOf(roundNumber)[order]?.card;
    if (!card || card.played[holeNumber] !== undefined) return false;
    const start = startHoleOf(groups, roundNumber, playerId);
    return passedOver(card.holes, start, card.played).includes(holeNumber);
  });

export const holesOfRound = ({ holes }: StakeInPlay, roundNumber: number): ReadonlyArray<number> =>
  holes.filter((hole) => hole.roundNumber === roundNumber).map(({ holeNumber }) => holeNumber);

const holesOf = (game: Game, { roundNumber, holeNumbers }: StakeRound) => {
  const numbers = ascending(holeNumbers.length === 0 ? holesOfCourse(game) : holeNumbers);
  const holes = numbers.map((holeNumber) => ({ holeNumber }));
  return inOrderOfPlay(holes, startHole(game, roundNumber)).map(({ holeNumber }) => holeNumber);
};

/** Players who are gone without a score have begun nowhere. */
const startHole = ({ groups, players, cardsOf, rulesEdition }: Game, roundNumber: number) => {
  if (rulesEdition === 1) return null;
  const cards = cardsOf(roundNumber);
  const there = players.filter(
    ({ playerStatus, order }) => playerStatus === "playing" || cards[order] !== undefined,
  );
  return commonStartHole(there.map(({ playerId }) => startHoleOf(groups, roundNumber, playerId)));
};

/**
 * Cards contain the course of their round. Without cards the present course is used; without a
 * course, 18 holes.
 */
const holesOfCourse = ({ cards, courseHoles }: SideGame): StakeRound["holeNumbers"] => {
  const played = new Set<number>();
  for (const { holes } of cards) for (const { holeNumber } of holes) played.add(holeNumber);
  if (played.size > 0) return [...played];
  return courseHoles.length > 0 ? courseHoles : range(1, 18);
};

const ascending = (numbers: ReadonlyArray<number>) =>
  [...new Set(numbers)].toSorted((a, b) => a - b);

const cardsOfPlayers = ({ participants, cardsOf }: Game, { roundNumber }: StakeRound): RoundCards =>
  cardsOf(roundNumber).map((card, order) =>
    participants[order]?.playerStatus === "disqualified" ? undefined : card,
  );
