import { range } from "../range.ts";
import type { Game } from "./game.ts";
import type { HoleScore } from "./holeScores.ts";
import type { Participant, SideGame, Stake, StakeRound } from "./sideGame.ts";

export interface HoleInPlay {
  readonly roundNumber: number;
  readonly holeNumber: number;
  /** By participation, in the order of joining. */
  readonly scores: ReadonlyMap<string, HoleScore>;
  /** Everybody still in the game has a score, here and on all holes before. */
  readonly counts: boolean;
}

/**
 * The holes of a stake in the order in which they are settled. A withdrawn player is not waited for,
 * nor is one who missed the cut; a hole that nobody has played does not count (spec/api.md, Side
 * game results).
 */
export const holesInPlay = (game: Game, stake: Stake): ReadonlyArray<HoleInPlay> => {
  const course = holesOfCourse(game);
  const waitedFor = game.players.filter(({ playerStatus }) => playerStatus === "playing");
  let allCount = true;
  return stake.rounds
    .toSorted((a, b) => a.roundNumber - b.roundNumber)
    .flatMap(({ roundNumber, holeNumbers }) =>
      inOrder(holeNumbers.length === 0 ? course : holeNumbers).map((holeNumber) => {
        const scores = scoresOn(game, roundNumber, holeNumber);
        allCount &&= scores.size > 0 && waitedFor.every(({ id }) => scores.has(id));
        return { roundNumber, holeNumber, scores, counts: allCount };
      }),
    );
};

/** Cards keep the course as it was; without any it is the one of today, without that 18 holes. */
const holesOfCourse = ({ cards, courseHoles }: SideGame): StakeRound["holeNumbers"] => {
  const played = new Set(cards.flatMap(({ holes }) => holes.map(({ holeNumber }) => holeNumber)));
  if (played.size > 0) return [...played];
  return courseHoles.length > 0 ? courseHoles : range(1, 18);
};

const inOrder = (holeNumbers: ReadonlyArray<number>) =>
  [...new Set(holeNumbers)].toSorted((a, b) => a - b);

const scoresOn = ({ players, scoresOf }: Game, roundNumber: number, holeNumber: number) => {
  const scores = new Map<Participant["id"], HoleScore>();
  for (const { id, playerId } of players) {
    const score = scoresOf(playerId, roundNumber)?.get(holeNumber);
    if (score !== undefined) scores.set(id, score);
  }
  return scores;
};
