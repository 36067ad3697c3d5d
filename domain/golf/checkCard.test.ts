import { Result } from "effect";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type CardProblem, checkCard, type UncheckedCard } from "./checkCard.ts";
import type { UncheckedHole } from "./checkCourseHoles.ts";
import { range } from "./range.ts";
import { scoreRound } from "./roundScore.ts";

const hole = (holeNumber: number): UncheckedHole => ({
  holeNumber,
  par: 4,
  strokeIndex: holeNumber,
});

const card: UncheckedCard = {
  holes: range(1, 18).map(hole),
  scores: range(1, 18).map((holeNumber) => ({ holeNumber, strokes: 5 })),
  playingHandicap: 18,
  scoringBasis: "net",
};

const withHole = (holeNumber: number, change: Partial<UncheckedHole>) => ({
  holes: card.holes.map((each) => (each.holeNumber === holeNumber ? { ...each, ...change } : each)),
});
const withScores = (...scores: UncheckedCard["scores"]) => ({ scores });

const problemsOf = (change: Partial<UncheckedCard>): ReadonlyArray<CardProblem> => {
  const checked = checkCard({ ...card, ...change });
  return Result.isFailure(checked) ? checked.failure.problems : [];
};

test.for([
  [
    "a hole twice",
    withScores({ holeNumber: 3, strokes: 4 }, { holeNumber: 3, strokes: 5 }),
    "scores.1.holeNumber",
    "Hole 3 is entered twice",
  ],
  [
    "a hole of no course",
    withScores({ holeNumber: 19, strokes: 4 }),
    "scores.0.holeNumber",
    "Hole 19 does not exist on this course",
  ],
  ...[0, -1, 13, 4.5, Number.NaN].map(
    (strokes) =>
      [
        `${strokes} strokes`,
        withScores({ holeNumber: 1, strokes }),
        "scores.0.strokes",
        "Strokes must be between 1 and 12",
      ] as const,
  ),
  [
    "half a stroke received",
    { playingHandicap: 7.5 },
    "playingHandicap",
    "The playing handicap must be a whole number",
  ],
  ["no par", withHole(2, { par: null }), "holes.1.par", "Hole 2 has no par"],
  ["a par of 7", withHole(2, { par: 7 }), "holes.1.par", "Par must be between 3 and 6"],
  [
    "no stroke index",
    withHole(2, { strokeIndex: null }),
    "holes.1.strokeIndex",
    "Hole 2 has no stroke index",
  ],
  [
    "stroke index 0",
    withHole(2, { strokeIndex: 0 }),
    "holes.1.strokeIndex",
    "Stroke index must be between 1 and 18",
  ],
  [
    "indexes that are no permutation",
    withHole(2, { strokeIndex: 9 }),
    "holes.8.strokeIndex",
    "Stroke index 9 stands at holes 2 and 9",
  ],
  [
    "a hole of the course twice",
    { holes: [...card.holes, hole(4)] },
    "holes.18.holeNumber",
    "Hole 4 stands there twice",
  ],
  ["no course", { holes: [], scores: [] }, "holes", "A course has 9 or 18 holes, not 0"],
] as const)("%s is refused by its field", ([, change, field, message]) => {
  expect(problemsOf(change)[0]).toEqual({ field, message });
});

test("everything that is wrong is named at once", () => {
  const change = {
    ...withHole(5, { par: null }),
    ...withScores({ holeNumber: 1, strokes: 0 }, { holeNumber: 20, strokes: 99 }),
  };
  expect(problemsOf(change).map(({ field }) => field)).toEqual([
    "holes.4.par",
    "scores.0.strokes",
    "scores.1.holeNumber",
    "scores.1.strokes",
  ]);
});

test("a possible card comes back as it was, to be scored", () => {
  const indexes = fc.shuffledSubarray([...range(1, 18)], { minLength: 18 });
  const strokes = fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 9 });
  fc.assert(
    fc.property(indexes, fc.constantFrom(9, 18), strokes, (order, count, taken) => {
      const holes = order.slice(0, count).map((strokeIndex, index) => ({
        holeNumber: index + 1,
        par: 3 + (index % 3),
        strokeIndex,
      }));
      const scores = taken.map((each, index) => ({ holeNumber: index + 1, strokes: each }));
      const checked = Result.getOrThrow(checkCard({ ...card, holes, scores }));
      expect(checked.holes).toEqual(holes);
      expect(scoreRound(checked)).toMatchObject({
        holesPlayed: taken.length,
        grossScore: taken.reduce((sum, each) => sum + each, 0),
      });
    }),
  );
});
