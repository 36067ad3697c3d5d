import { gameTraits } from "../golf/sideGames/gameTypes.ts";
import { HoleNumber, type RoundNumber } from "../shared/values.ts";
import type { SideGameSettings } from "./settings.ts";

interface CourseHole {
  readonly holeNumber: HoleNumber;
  readonly par: number;
}

type Game = Pick<SideGameSettings, "gameType" | "roundNumbers" | "holeNumbers" | "separateRounds">;

/**
 * The holes of a round that count in a game, ascending: the chosen ones, otherwise all of the
 * course; the closest to the pin is played only on par 3s (docs/rules.md, Side games and matches).
 * Empty for a round that is not part of the game.
 */
export const holesInPlay = (
  game: Game,
  round: RoundNumber,
  course: ReadonlyArray<CourseHole>,
): ReadonlyArray<HoleNumber> => {
  if (!game.roundNumbers.includes(round)) return [];
  const chosen = chosenHoles(game, round);
  if (chosen.length > 0) return chosen;
  if (course.length === 0) return everyHole;
  const { isOnPar3sOnly } = gameTraits[game.gameType];
  return course
    .filter(({ par }) => !isOnPar3sOnly || par === 3)
    .map(({ holeNumber }) => holeNumber);
};

/** The holes that the organiser chose for this round; none stands for all. */
export const chosenHoles = ({ holeNumbers, separateRounds }: Game, round: RoundNumber) =>
  separateRounds?.find(({ roundNumber }) => roundNumber === round)?.holeNumbers ?? holeNumbers;

/** The number of holes while no course is chosen. */
const everyHole = Array.from({ length: 18 }, (_, index) => HoleNumber.make(index + 1));
