import { expect, test } from "vitest";
import { counted, holeNumbersText, listed, stakeText } from "./words.ts";

test("runs of holes are drawn together", () => {
  expect(holeNumbersText([3, 7, 11, 16])).toBe("3, 7, 11 and 16");
  expect(holeNumbersText([1, 2, 3, 4, 5, 6, 7, 8, 9])).toBe("1-9");
  expect(holeNumbersText([1, 2, 5, 6, 7, 18])).toBe("1, 2, 5-7 and 18");
  expect(holeNumbersText([4])).toBe("4");
});

test("a stake has cents only where there are some", () => {
  expect([40_00, 12_50, 0, 1_200_00].map(stakeText)).toEqual(["$40", "$12.50", "$0", "$1,200"]);
});

test("things are counted and listed as people say it", () => {
  expect([counted(1, "skin"), counted(0, "skin"), counted(0.5, "point")]).toEqual([
    "1 skin",
    "0 skins",
    "0.5 points",
  ]);
  expect(listed([])).toBe("");
});
