import fc from "fast-check";
import { expect, test } from "vitest";
import { range } from "../range.ts";
import { adjustedGross, cappedHoles } from "./adjustedGross.ts";

const par4s = (strokes: (hole: number) => number) =>
  range(1, 18).map((holeNumber) => ({
    ...{ holeNumber, par: 4, strokeIndex: holeNumber, strokes: strokes(holeNumber) },
  }));

const tenOnFirst = par4s((hole) => (hole === 1 ? 10 : 4));

test.for([
  ["a scratch player", 0, 6],
  ["one stroke received on the hardest hole", 1, 7],
  ["half a stroke is rounded up", 0.5, 7],
  ["two strokes received on the hardest hole", 19, 8],
  ["three strokes received on the hardest hole", 54, 9],
  ["four strokes received on the hardest hole, above 54", 58, 9],
  ["a player without a handicap", null, 9],
  ["a plus handicap gives back a stroke on the easiest hole", -1, 6],
] as const)("a ten on a par 4: %s", ([, courseHandicap, counted]) => {
  expect(adjustedGross(tenOnFirst, courseHandicap)).toBe(17 * 4 + counted);
});

// https://golf.okrasa.eu/language/en/ufaq/what-is-a-net-double-bogey/ has the first two.
test.for([
  ["one stroke received on a par 4", 4, 18, 7],
  ["two strokes received on a par 5", 5, 36, 9],
  ["no stroke received on a par 3", 3, 0, 5],
  ["two strokes given back on a par 4", 4, -36, 4],
  ["without an index", 4, null, 9],
  ["four strokes above 54", 4, 72, 9],
  ["three strokes at 54", 5, 54, 10],
  ["five strokes above 54", 3, 90, 8],
] as const)("twelve on every hole, %s: par %d, course handicap %o", (row) => {
  const [, par, courseHandicap, counted] = row;
  const holes = par4s(() => 12).map((hole) => ({ ...hole, par }));
  expect(adjustedGross(holes, courseHandicap)).toBe(18 * counted);
});

test("on nine holes the handicap is spread over nine holes", () => {
  const nine = par4s(() => 10).slice(0, 9);
  expect(adjustedGross(nine, 9)).toBe(9 * 7);
});

test("holes that count less than was played are named, with the strokes that count", () => {
  expect(cappedHoles(tenOnFirst, 1)).toEqual([{ holeNumber: 1, strokes: 10, counted: 7 }]);
  expect(
    cappedHoles(
      par4s(() => 6),
      0,
    ),
  ).toEqual([]);
});

test("the adjusted score is never more than what was played", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 18, maxLength: 18 }),
      fc.option(fc.double({ min: -5, max: 54, noNaN: true }), { nil: null }),
      (strokes, courseHandicap) => {
        const handicap = courseHandicap === null ? null : Math.round(courseHandicap * 10) / 10;
        const holes = par4s((hole) => strokes[hole - 1] ?? 4);
        const played = strokes.reduce((sum, each) => sum + each, 0);
        const counted = adjustedGross(holes, handicap);
        expect(counted).toBeLessThanOrEqual(played);
        expect(counted).toBeGreaterThanOrEqual(strokes.filter((each) => each <= 4).length);
      },
    ),
  );
});
