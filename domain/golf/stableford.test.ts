import { expect, test } from "vitest";
import { netScore } from "./netScore.ts";
import { modifiedStablefordPoints, stablefordPoints } from "./stableford.ts";

test.for([
  ["two over", 6, 0],
  ["four over", 8, 0],
  ["one over", 5, 1],
  ["level", 4, 2],
  ["one under", 3, 3],
  ["two under", 2, 4],
  ["three under", 1, 5],
] as const)("%s, %d strokes on a par 4, is worth %d", ([, strokes, points]) => {
  expect(stablefordPoints({ par: 4, strokes, strokesReceived: 0 })).toBe(points);
});

test("strokes received count in net Stableford", () => {
  expect(stablefordPoints({ par: 5, strokes: 5, strokesReceived: 2 })).toBe(4);
  expect(stablefordPoints({ par: 3, strokes: 5, strokesReceived: 1 })).toBe(1);
  expect(stablefordPoints({ par: 4, strokes: 4, strokesReceived: -1 })).toBe(1);
});

test.for([
  ["a hole in one on a par 5", 1, 0, 8],
  ["albatross", 2, 0, 8],
  ["eagle", 3, 0, 5],
  ["birdie", 4, 0, 2],
  ["par", 5, 0, 0],
  ["bogey", 6, 0, -1],
  ["double bogey", 7, 0, -3],
  ["worse", 12, 0, -3],
  ["net birdie", 5, 1, 2],
] as const)("modified: %s, %d strokes with %d received, is worth %d", (row) => {
  const [, strokes, strokesReceived, points] = row;
  expect(modifiedStablefordPoints({ par: 5, strokes, strokesReceived })).toBe(points);
});

test("net is gross less the strokes received, and more for who gives them", () => {
  expect([netScore(5, 1), netScore(5, 0), netScore(5, -1)]).toEqual([4, 5, 6]);
});
