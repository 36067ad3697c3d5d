import { expect, test } from "vitest";
import { HoleNumber } from "../../../../../domain/shared/values.ts";
import { bodyOf, newHoleValues, nextHoleNumber } from "./holes.ts";

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
