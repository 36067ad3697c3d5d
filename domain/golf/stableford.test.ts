import { expect, test } from "vitest";
import { netScore } from "./netScore.ts";
import { stablefordPoints } from "./stableford.ts";

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

test("strokes received count for net Stableford points", () => {
  expect(stablefordPoints({ par: 5, strokes: 5, strokesReceived: 2 })).toBe(4);
  expect(stablefordPoints({ par: 3, strokes: 5, strokesReceived: 1 })).toBe(1);
  expect(stablefordPoints({ par: 4, strokes: 4, strokesReceived: -1 })).toBe(1);
});

test("net is gross less the strokes received, and more than gross when strokes are given back", () => {
  expect([netScore(5, 1), netScore(5, 0), netScore(5, -1)]).toEqual([4, 5, 6]);
});
