import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { range } from "../range.ts";
import { adjustedGrossScore, netDoubleBogey } from "./adjustedGrossScore.ts";

const holes = range(1, 18).map((number) => ({ holeNumber: number, par: 4, strokeIndex: number }));
const strokesOf = (taken: ReadonlyArray<number>) =>
  Object.fromEntries(taken.map((strokes, index) => [index + 1, strokes]));

// https://golf.okrasa.eu/language/en/ufaq/what-is-a-net-double-bogey/ has the first two.
test.for([
  ["one stroke received on a par 4", 4, 1, 18, 7],
  ["two strokes received on a par 5", 5, 2, 36, 9],
  ["no stroke received", 3, 0, 0, 5],
  ["one stroke given back", 4, -1, -2, 5],
  ["without an index", 4, 0, null, 9],
  ["four strokes above 54", 4, 4, 58, 9],
  ["three strokes above 54", 4, 3, 58, 9],
  ["five strokes above 54", 3, 5, 90, 8],
  ["three strokes at 54", 5, 3, 54, 10],
] as const)("%s: par %d, %d received, course handicap %o", (row) => {
  const [, par, received, courseHandicap, limit] = row;
  expect(netDoubleBogey(par, received, courseHandicap)).toBe(limit);
});

describe("adjusted gross score", () => {
  const tens = strokesOf(range(1, 18).map(() => 10));

  test("each hole counts at most net double bogey", () => {
    expect(adjustedGrossScore({ holes, strokes: tens, courseHandicap: 0 })).toBe(18 * 6);
    expect(adjustedGrossScore({ holes, strokes: tens, courseHandicap: 20 })).toBe(18 * 6 + 20);
    expect(adjustedGrossScore({ holes, strokes: tens, courseHandicap: null })).toBe(18 * 9);
  });

  test("a hole that was not played counts net par", () => {
    const strokes = strokesOf(range(1, 16).map(() => 4));
    expect(adjustedGrossScore({ holes, strokes, courseHandicap: 17 })).toBe(72 + 1);
    expect(adjustedGrossScore({ holes, strokes, courseHandicap: null })).toBe(72);
    expect(adjustedGrossScore({ holes, strokes: {}, courseHandicap: 23 })).toBe(72 + 23);
  });

  test("on nine holes the handicap is spread over nine holes", () => {
    const strokes = strokesOf(range(1, 9).map(() => 10));
    const nine = { holes: holes.slice(0, 9), strokes, courseHandicap: 9 };
    expect(adjustedGrossScore(nine)).toBe(9 * 7);
  });

  const taken = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 18, maxLength: 18 });
  const handicap = fc.integer({ min: -10, max: 54 });

  test("the adjusted gross score is never above the gross score, nor above double bogey plus the handicap", () => {
    fc.assert(
      fc.property(taken, handicap, (strokes, courseHandicap) => {
        const adjusted = adjustedGrossScore({ holes, strokes: strokesOf(strokes), courseHandicap });
        expect(adjusted).toBeLessThanOrEqual(strokes.reduce((sum, each) => sum + each, 0));
        expect(adjusted).toBeLessThanOrEqual(72 + 36 + courseHandicap);
      }),
    );
  });
});
