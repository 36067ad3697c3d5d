import { expect, test } from "vitest";
import { HoleNumber, RoundNumber } from "../../../../../domain/shared/values.ts";
import { bodyOfRuling, holesIn, ruledText, valuesOfRound } from "./ruling.ts";

const round = { roundNumber: RoundNumber.make(2), counts: true, holes: null, reason: null };

test.each([
  ["1-9", [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ["3, 1-2 , 2", [1, 2, 3]],
  ["1-19", []],
  ["nine", []],
  ["", []],
])("%s are the holes %j", (typed, holes) => {
  expect(holesIn(typed)).toEqual(holes);
});

test("a cancelled round has no holes to choose", () => {
  const values = { ...valuesOfRound(round), what: "none" as const, reason: "storm" };
  expect(bodyOfRuling(values)).toEqual({ counts: false, holes: null, reason: "storm" });
});

test("what was said of a round is read with its reason", () => {
  expect(ruledText(round)).toBe("Round 2: counts");
  expect(ruledText({ ...round, counts: false, reason: "storm" })).toBe(
    "Round 2: cancelled (storm)",
  );
  const holes = [1, 2].map((hole) => HoleNumber.make(hole));
  expect(ruledText({ ...round, holes, reason: "dark" })).toBe("Round 2: after 2 holes (dark)");
});
