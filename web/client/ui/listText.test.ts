import { expect, test } from "vitest";
import { countText, holeNumbersText, listText } from "./listText.ts";

test("runs of holes are drawn together", () => {
  expect(holeNumbersText([3, 7, 11, 16])).toBe("3, 7, 11 and 16");
  expect(holeNumbersText([1, 2, 3, 4, 5, 6, 7, 8, 9])).toBe("1-9");
  expect(holeNumbersText([1, 2, 5, 6, 7, 18])).toBe("1, 2, 5-7 and 18");
  expect(holeNumbersText([4])).toBe("4");
});

test("things are listed as people say it", () => {
  expect([[], [3], [3, 7], [3, 7, 11]].map(listText)).toEqual(["", "3", "3 and 7", "3, 7 and 11"]);
});

test("things are counted as people say it", () => {
  expect([countText(1, "skin"), countText(0, "skin"), countText(0.5, "point")]).toEqual([
    "1 skin",
    "0 skins",
    "0.5 points",
  ]);
});
