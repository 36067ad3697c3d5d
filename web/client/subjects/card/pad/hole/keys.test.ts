import { expect, test } from "vitest";
import { keyWord, padRows } from "./keys.ts";

test("the keys of a par 4", () => {
  expect(padRows(4)).toEqual({
    under: [2, 3],
    par: 4,
    over: [5, 6, 7],
    high: [8, 9],
    more: [1, 10, 11, 12],
  });
});

test.each([3, 4, 5, 6])("on a par %i every score from 1 to 12 can be entered, once", (par) => {
  const { under, over, high, more } = padRows(par);
  const all = [...under, par, ...over, ...high, ...more].toSorted((a, b) => a - b);
  expect(all).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
});

test("keys are named as golfers name them", () => {
  expect([2, 3, 4, 5, 6, 7, 8].map((strokes) => keyWord(strokes, 4))).toEqual([
    "Eagle",
    "Birdie",
    "Par",
    "Bogey",
    "Double",
    "Triple",
    "+4",
  ]);
  expect(keyWord(1, 3)).toBe("Hole in one");
  expect(keyWord(2, 5)).toBe("-3");
});
