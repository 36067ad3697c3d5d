import { expect, test } from "vitest";
import { holeWord, notationOf } from "./notation.ts";

test.each([
  [1, 3, "eagle", "hole in one"],
  [2, 5, "eagle", "albatross"],
  [3, 5, "eagle", "eagle"],
  [3, 4, "birdie", "birdie"],
  [4, 4, "level", "par"],
  [5, 4, "bogey", "bogey"],
  [6, 4, "double", "double bogey"],
  [7, 4, "double", "triple bogey"],
  [9, 4, "double", "5 over par"],
] as const)("%i strokes on a par %i: %s, in words %s", (strokes, par, notation, word) => {
  expect(notationOf(strokes, par)).toBe(notation);
  expect(holeWord(strokes, par)).toBe(word);
});
