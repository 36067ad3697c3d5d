import { expect, test } from "vitest";
import { type Card, scoreRound } from "./roundScore.ts";
import { holeCounts, onlyHoles, roundCounts } from "./roundsThatCount.ts";

const rulings = [
  { roundNumber: 2, counts: false, holes: null },
  { roundNumber: 3, counts: true, holes: [1, 2] },
];

test("a round of which nothing was said counts with all of its holes", () => {
  expect(roundCounts(rulings, 1)).toBe(true);
  expect(onlyHoles(rulings, 1)).toBeNull();
  expect(holeCounts(rulings, 1, 18)).toBe(true);
});

test("of a cancelled round no hole counts, of a shortened one the chosen ones", () => {
  expect(roundCounts(rulings, 2)).toBe(false);
  expect(holeCounts(rulings, 2, 1)).toBe(false);
  expect([1, 2, 3].map((hole) => holeCounts(rulings, 3, hole))).toEqual([true, true, false]);
});

test("on the holes that count, strokes fall where the indexes of the whole course give them", () => {
  const card: Card = {
    holes: [
      { holeNumber: 1, par: 4, strokeIndex: 2 },
      { holeNumber: 2, par: 4, strokeIndex: 3 },
      { holeNumber: 3, par: 4, strokeIndex: 1 },
    ],
    played: { 1: 5, 2: 5, 3: 5 },
    playingHandicap: 2,
    scoringBasis: "net",
  };
  const { grossScore, adjustedScore, par, holesPlayed, isComplete } = scoreRound({
    ...card,
    only: [1, 2],
  });
  expect({ grossScore, adjustedScore, par, holesPlayed, isComplete }).toEqual({
    ...{ grossScore: 10, adjustedScore: 9, par: 8 },
    ...{ holesPlayed: 2, isComplete: true },
  });
});
