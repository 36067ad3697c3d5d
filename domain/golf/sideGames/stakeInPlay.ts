import { range } from "../range.ts";
import type { Game } from "./game.ts";
import type { HoleScore } from "./holeScores.ts";
import type { SideGame, Stake, StakeRound } from "./sideGame.ts";

/** A purse with the holes it is played for, in the order in which they are settled. */
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
  /** By participation, in the order of joining. */
  readonly scores: ReadonlyMap<string, HoleScore>;
  /** Everybody still in the game has a score, here and on all holes before. */
  readonly counts: boolean;
}

/**
 * A withdrawn player is not waited for, nor is one who missed the cut; a hole that nobody has played
 * does not count (spec/api.md, Side game results).
 */
export const inPlay = (game: Game, { purse, rounds }: Stake): StakeInPlay => {
  const course = holesOfCourse(game);
  const waitedFor = game.players.filter(({ playerStatus }) => playerStatus === "playing");
  let allCount = true;
  const holes = rounds
    .toSorted((a, b) => a.roundNumber - b.roundNumber)
    .flatMap(({ roundNumber, holeNumbers }) =>
      inOrder(holeNumbers.length === 0 ? course : holeNumbers).map((holeNumber): HoleInPlay => {
        const scores = scoresOn(game, roundNumber, holeNumber);
        allCount &&= scores.size > 0 && waitedFor.every(({ id }) => scores.has(id));
        return { roundNumber, holeNumber, scores, counts: allCount };
      }),
    );
  return {
    purse,
    roundNumbers: inOrder(rounds.map(({ roundNumber }) => roundNumber)),
    holes,
    isOver: game.isCompleted || (allCount && holes.length > 0),
  };
};

export const holesOfRound = ({ holes }: StakeInPlay, roundNumber: number): ReadonlyArray<number> =>
  holes.filter((hole) => hole.roundNumber === roundNumber).map(({ holeNumber }) => holeNumber);

/** Cards keep the course as it was; without any it is the one of today, without that 18 holes. */
const holesOfCourse = ({ cards, courseHoles }: SideGame): StakeRound["holeNumbers"] => {
  const played = new Set(cards.flatMap(({ holes }) => holes.map(({ holeNumber }) => holeNumber)));
  if (played.size > 0) return [...played];
  return courseHoles.length > 0 ? courseHoles : range(1, 18);
};

const inOrder = (numbers: ReadonlyArray<number>) => [...new Set(numbers)].toSorted((a, b) => a - b);

const scoresOn = ({ players, cardOf }: Game, roundNumber: number, holeNumber: number) => {
  const scores = new Map<string, HoleScore>();
  for (const { id, playerId } of players) {
    const score = cardOf(playerId, roundNumber)?.scores.get(holeNumber);
    if (score !== undefined) scores.set(id, score);
  }
  return scores;
};
