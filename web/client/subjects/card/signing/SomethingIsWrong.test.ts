import { expect, test } from "vitest";
import { wrongWith } from "./SomethingIsWrong.tsx";

test.each([
  [undefined, "", "Please select a hole", "Please select a number"],
  [5, "", undefined, "Please select a number"],
  [5, "5", undefined, "This is the number on the card"],
  [0, "0", undefined, "This is the number on the card"],
  [5, "0", undefined, undefined],
  [5, "4", undefined, undefined],
])("where %s stands and %j is chosen", (onCard, chosen, hole, number) => {
  expect(wrongWith(onCard, chosen)).toEqual({ hole, number });
});
