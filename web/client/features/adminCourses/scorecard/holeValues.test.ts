import { expect, test } from "vitest";
import { HoleNumber } from "../../../../../domain/shared/values.ts";
import type { Hole } from "../../../../contract/course.ts";
import { bodyOf, newHoleValues, nextHoleNumber, sumsOf } from "./holeValues.ts";

const numbered = (...numbers: ReadonlyArray<number>) =>
  numbers.map((number) => ({ holeNumber: HoleNumber.make(number) }));
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

test("the next hole follows the highest, until all eighteen are there", () => {
  expect(nextHoleNumber([])).toBe(1);
  expect(nextHoleNumber(numbered(1, 2, 9))).toBe(10);
  expect(nextHoleNumber(numbered(...upTo(18)))).toBeNull();
});

test("after hole 18 comes one that was left out", () => {
  expect(nextHoleNumber(numbered(...upTo(18).filter((number) => number !== 7)))).toBe(7);
});

test("a new hole has the documented defaults", () => {
  expect(bodyOf(newHoleValues(3))).toEqual({
    holeNumber: 3,
    par: 4,
    handicap: 1,
    blueDistance: 350,
    whiteDistance: 320,
    redDistance: 280,
  });
});

test("an unknown distance adds nothing to the sum, and unknown ones have none", () => {
  const hole = (blueDistance: number | null) =>
    ({ par: 4, blueDistance, whiteDistance: 300, redDistance: null }) as Hole;
  expect(sumsOf([hole(400), hole(null)])).toEqual({ par: 8, blue: 400, white: 600, red: null });
});
