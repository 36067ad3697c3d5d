import { expect, test } from "vitest";
import { isDecided, placeText } from "./placeText.ts";

const sides = (...places: ReadonlyArray<number>) => places.map((place) => ({ place, winnings: 0 }));

test("a shared place has a T", () => {
  const standing = sides(1, 1, 3);
  expect(standing.map((side) => placeText(standing, side))).toEqual(["T1", "T1", "3"]);
});

test("places are undecided while all sides are level and nobody has won anything", () => {
  expect(isDecided({ status: "running", standing: sides(1, 1, 1) })).toBe(false);
  expect(isDecided({ status: "running", standing: sides(1, 2) })).toBe(true);
  expect(isDecided({ status: "not_started", standing: sides(1, 2) })).toBe(false);
  const shared = sides(1, 1).map((side) => ({ ...side, winnings: 3000 }));
  expect(isDecided({ status: "final", standing: shared })).toBe(true);
});
