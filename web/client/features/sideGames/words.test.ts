import { expect, test } from "vitest";
import { counted, stakeText } from "./words.ts";

test("a stake has cents only where there are some", () => {
  expect([40_00, 12_50, 0, 1_200_00].map(stakeText)).toEqual(["$40", "$12.50", "$0", "$1,200"]);
});

test("things are counted as people say it", () => {
  expect([counted(1, "skin"), counted(0, "skin"), counted(0.5, "point")]).toEqual([
    "1 skin",
    "0 skins",
    "0.5 points",
  ]);
});
