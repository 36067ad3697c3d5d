import { expect, test } from "vitest";
import { digitsIn, typeDigit } from "./typing.ts";

test.each([2, 3, 4, 5, 6, 7, 8, 9])("%d is a score", (digit) => {
  expect(typeDigit(digit, false)).toEqual({ strokes: digit, isOpen: false, rest: null });
});

test("a 1 stays open for what may follow", () => {
  expect(typeDigit(1, false)).toEqual({ strokes: 1, isOpen: true, rest: null });
});

test.each([0, 1, 2])("after a 1 the digit %d makes ten and more", (digit) => {
  expect(typeDigit(digit, true)).toEqual({ strokes: 10 + digit, isOpen: false, rest: null });
});

test.each([3, 9])("after a 1 the digit %d is the score of the next hole", (digit) => {
  expect(typeDigit(digit, true)).toEqual({ strokes: 1, isOpen: false, rest: digit });
});

test("0 is picked up", () => {
  expect(typeDigit(0, false)).toEqual({ strokes: 0, isOpen: false, rest: null });
});

test("a phone tells its digits in the text alone", () => {
  expect(digitsIn("4-")).toEqual([4]);
  expect(digitsIn("")).toEqual([]);
});
