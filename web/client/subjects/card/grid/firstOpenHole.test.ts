import { expect, test } from "vitest";
import { firstOpenHole } from "./firstOpenHole.ts";

test("a row goes on at its first empty hole, not behind the last one that was typed", () => {
  expect(firstOpenHole([null, null, null], false)).toBe(0);
  expect(firstOpenHole([4, null, 5, null], false)).toBe(1);
  expect(firstOpenHole([4, 0, null], false)).toBe(2);
});

test("where nothing is left to enter it begins at the first hole", () => {
  expect(firstOpenHole([4, 5, 3], true)).toBe(0);
  expect(firstOpenHole([4, 5, null], true)).toBe(0);
  expect(firstOpenHole([], false)).toBe(0);
});
