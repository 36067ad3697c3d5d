import { expect, test } from "vitest";
import { stakeText } from "./words.ts";

test("a stake has cents only where there are some", () => {
  expect([40_00, 12_50, 0, 1_200_00].map(stakeText)).toEqual(["$40", "$12.50", "$0", "$1,200"]);
});
