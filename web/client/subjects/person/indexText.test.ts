import { expect, test } from "vitest";
import { indexText, playingHandicapText } from "./indexText.ts";

test("an index has one decimal everywhere, and a plus sign if it is better than scratch", () => {
  expect([18, 7.4, 0, -1.2, null].map(indexText)).toEqual(["18.0", "7.4", "0.0", "+1.2", "N/A"]);
});

test.for([
  [12, "12"],
  [0, "0"],
  [-1, "+1"],
] as const)("a playing handicap of %i is shown as %s", ([handicap, text]) => {
  expect(playingHandicapText(handicap)).toBe(text);
});
