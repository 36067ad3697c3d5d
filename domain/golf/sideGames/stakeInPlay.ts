import { range } from "../range.ts";
import type { Game, RoundCards } from "./game.ts";
import type { HoleScore } from "./holeScores.ts";
import type { SideGame, Stake, StakeRound } from "./sideGame.ts";

/** A purse with its holes, in the order in which they are settled. */
export interface StakeInPlay {
  /** In cents. */
  readonly purse: number;
  readonly roundNumbers: ReadonlyArray<number>;
  readonly holes: ReadonlyArray<HoleInPlay>;
  /** Every hole counts, or the event is completed. */
  readonly isOver: boolean;
}

export interface HoleInPlay {
  readonly roundNumber: number;
  readonly holeNumber: number;
  /** By the order of joining. */
  readonly scores: ReadonlyArray<HoleScore | undefined>;
  /** Whether any player of the game has a score there. */
  readonly isPlayed: boolean;
  /** All players who are still in the game have scores, here and on all holes before. */
  readonly counts: boolean;
}

/**
 * The game does not wait for players who have withdrawn or missed the cut. A hole that no player
 * has played does not count (docs/rules.md, Side games and matches).
 */
export const inPlay = (game: Game, { purse, rounds }: Stake): StakeInPlay => {
  const waitedFor = game.players.filter(({ playerStatus }) => playerStatus === "playing");
  let allCount = true;
  const holes = rounds
    .toSorted((a, b) => a.roundNumber - b.roundNumber)
    .flatMap((round) => {
      const cards = cardsOfPlayers(game, round);
      return holesOf(game, round).map((holeNumber): HoleInPlay => {
        const scores = cards.map((card) => card?.scores[holeNumber]);
        const isPlayed = scores.some((score) => score !== undefined);
        allCount &&= isPlayed && waitedFor.every(({ order }) => scores[order] !== undefined);
        return { roundNumber: round.roundNumber, holeNumber, scores, isPlayed, counts: allCount };
      });
    });
  return {
    purse,
    roundNumbers: inOrder(rounds.map(({ roundNumber }) => roundNumber)),
    holes,
    isOver: game.isCompleted || (allCount && holes.length > 0),
  };
};

export const holesOfRound = ({ holes }: StakeInPlay, roundNumber: number): ReadonlyArray<number> =>
  holes.filter((hole) => hole.roundNumber === roundNumber).map(({ holeNumber }) => holeNumber);

const holesOf = (game: Game, { holeNumbers }: StakeRound): StakeRound["holeNumbers"] =>
  inOrder(holeNumbers.length === 0 ? holesOfCourse(game) : holeNumbers);

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

const inOrder = (numbers: ReadonlyArray<number>) => [...new Set(numbers)].toSorted((a, b) => a - b);

const cardsOfPlayers = ({ participants, cardsOf }: Game, { roundNumber }: StakeRound): RoundCards =>
  cardsOf(roundNumber).map((card, order) =>
    participants[order]?.playerStatus === "disqualified" ? undefined : card,
  );
