import { Array, Result } from "effect";
import { type CourseProblem, checkCourseHoles, type UncheckedHole } from "./checkCourseHoles.ts";
import type { Card } from "./roundScore.ts";
import { fewestOnHole, mostOnHole } from "./strokesOnHole.ts";

/** A card as it comes from outside. */
export interface UncheckedCard {
  readonly holes: ReadonlyArray<UncheckedHole>;
  readonly scores: ReadonlyArray<UncheckedScore>;
  readonly playingHandicap: number;
  readonly scoringBasis: Card["scoringBasis"];
}

interface UncheckedScore {
  readonly holeNumber: number;
  /** The whole hole score, penalty strokes in it. */
  readonly strokes: number;
}

export interface CardProblem {
  /** Where it is: "scores.3.strokes", counted from 0. */
  readonly field: string;
  /** One sentence for people. */
  readonly message: string;
}

/** A card that nobody can have played. */
export interface ImpossibleCard {
  readonly _tag: "ImpossibleCard";
  readonly problems: Array.NonEmptyReadonlyArray<CardProblem>;
}

/**
 * The card, ready to be scored, or all that keeps it from being: a hole twice or not on the course,
 * strokes outside 1 to 12, pars that are missing, stroke indexes that are no permutation, a playing
 * handicap that is no whole number (golf-rules.md sections 1, 3 and 13).
 */
export const checkCard = (card: UncheckedCard): Result.Result<Card, ImpossibleCard> => {
  const problems = [
    ...checkCourseHoles(card.holes).map((problem) => ofCourse(problem, card.holes)),
    ...card.scores.flatMap((score, index) => ofScore(score, index, card)),
    ...(Number.isInteger(card.playingHandicap) ? [] : [notWhole]),
  ];
  if (Array.isReadonlyArrayNonEmpty(problems)) {
    return Result.fail({ _tag: "ImpossibleCard", problems });
  }
  const { scores, playingHandicap, scoringBasis } = card;
  return Result.succeed({
    holes: card.holes.flatMap(({ strokeIndex, ...hole }) =>
      strokeIndex === null ? [] : [{ ...hole, strokeIndex }],
    ),
    strokes: Object.fromEntries(scores.map(({ holeNumber, strokes }) => [holeNumber, strokes])),
    playingHandicap,
    scoringBasis,
  });
};

const notWhole: CardProblem = {
  field: "playingHandicap",
  message: "The playing handicap must be a whole number",
};

const ofScore = (
  { holeNumber, strokes }: UncheckedScore,
  index: number,
  { holes, scores }: UncheckedCard,
): ReadonlyArray<CardProblem> => {
  const field = (name: keyof UncheckedScore) => `scores.${index}.${name}`;
  const isOnCourse = holes.some((hole) => hole.holeNumber === holeNumber);
  const isFirst = scores.findIndex((score) => score.holeNumber === holeNumber) === index;
  const isPossible = Number.isInteger(strokes) && strokes >= fewestOnHole && strokes <= mostOnHole;
  const limits = `Strokes must be between ${fewestOnHole} and ${mostOnHole}`;
  return [
    ...(isOnCourse ? [] : [{ field: field("holeNumber"), message: notOnCourse(holeNumber) }]),
    ...(isFirst
      ? []
      : [{ field: field("holeNumber"), message: `Hole ${holeNumber} is entered twice` }]),
    ...(isPossible ? [] : [{ field: field("strokes"), message: limits }]),
  ];
};

const notOnCourse = (holeNumber: number) => `Hole ${holeNumber} does not exist on this course`;

/** The last of several holes is the one that is too much. */
const ofCourse = (problem: CourseProblem, holes: ReadonlyArray<UncheckedHole>): CardProblem => {
  const { holeNumber, part, message } = aboutCourse(problem);
  const index = holes.findLastIndex((hole) => hole.holeNumber === holeNumber);
  return { field: index < 0 ? "holes" : `holes.${index}.${part}`, message };
};

interface AboutHole {
  /** Null where it is about the course as a whole. */
  readonly holeNumber: number | null;
  readonly part: keyof UncheckedHole;
  readonly message: string;
}

const aboutCourse = (problem: CourseProblem): AboutHole => {
  switch (problem.kind) {
    case "WrongNumberOfHoles": {
      const message = `A course has 9 or 18 holes, not ${problem.count}`;
      return { holeNumber: null, part: "holeNumber", message };
    }
    case "HoleMissing": {
      const message = `Hole ${problem.holeNumber} is missing`;
      return { holeNumber: null, part: "holeNumber", message };
    }
    case "HoleTwice": {
      const { holeNumber } = problem;
      return { holeNumber, part: "holeNumber", message: `Hole ${holeNumber} stands there twice` };
    }
    case "ParMissing": {
      const { holeNumber } = problem;
      return { holeNumber, part: "par", message: `Hole ${holeNumber} has no par` };
    }
    case "ParOutOfRange": {
      const { holeNumber } = problem;
      return { holeNumber, part: "par", message: "Par must be between 3 and 6" };
    }
    case "StrokeIndexMissing": {
      const { holeNumber } = problem;
      return { holeNumber, part: "strokeIndex", message: `Hole ${holeNumber} has no stroke index` };
    }
    case "StrokeIndexOutOfRange": {
      const { holeNumber } = problem;
      return { holeNumber, part: "strokeIndex", message: "Stroke index must be between 1 and 18" };
    }
    case "StrokeIndexTwice": {
      const { strokeIndex, holeNumbers } = problem;
      const message = `Stroke index ${strokeIndex} stands at holes ${holeNumbers.join(" and ")}`;
      return { holeNumber: holeNumbers.at(-1) ?? null, part: "strokeIndex", message };
    }
  }
};
