import { expect, test } from "vitest";
import { entryTotals } from "./entryTotals.ts";
import { player, thru, to, unplayed } from "./examples.ts";

test("totals count the rounds with scores, and averages are not rounded", () => {
  const { rounds } = player("Ana", to(1, { adjustedScore: 70 }), thru(9, 0), unplayed);
  expect(entryTotals(rounds)).toEqual({
    totalGross: 109,
    totalNet: 106,
    totalStableford: 53,
    averageGross: 54.5,
    averageNet: 53,
    roundCount: 2,
  });
});

test("without scores there are no averages", () => {
  expect(entryTotals([])).toMatchObject({
    totalGross: 0,
    averageGross: null,
    averageNet: null,
    roundCount: 0,
  });
});
