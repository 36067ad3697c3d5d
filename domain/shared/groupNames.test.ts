import { expect, test } from "vitest";
import { groupNamed, nextGroupNumber } from "./groupNames.ts";

test.each([
  [[], "Group 1"],
  [["Group 1", "Group 2"], "Group 3"],
  [["Group 2", "Group 3"], "Group 4"],
  [["Early birds", "group 7 "], "Group 8"],
  [["Group of 1990", "Group 1b"], "Group 1"],
])("beside %j the next group is %s", (names, next) => {
  expect(groupNamed(nextGroupNumber(names))).toBe(next);
});
