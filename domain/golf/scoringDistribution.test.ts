import fc from "fast-check";
import { expect, test } from "vitest";
import { scoringDistribution } from "./scoringDistribution.ts";

const holes = [3, 4, 5, 4, null].map((par, index) => ({ holeNumber: index + 1, par }));

test("holes with a score are counted by their score to par, and open holes are not counted", () => {
  const first = { holes, played: { 1: 1, 2: 3, 3: 5, 4: 5, 5: 9 } };
  const second = { holes, played: { 3: 2, 5: 4 } };
  expect(scoringDistribution([first, second])).toEqual({
    ...{ eagles: 2, birdies: 1, pars: 2, bogeys: 1, doubles: 1 },
  });
});

test("every hole with a score is counted once", () => {
  const strokes = fc.dictionary(
    fc.integer({ min: 1, max: 5 }).map(String),
    fc.integer({ min: 1, max: 20 }),
  );
  fc.assert(
    fc.property(fc.array(strokes), (cards) => {
      const counts = scoringDistribution(cards.map((card) => ({ holes, played: card })));
      const all = cards.reduce((sum, card) => sum + Object.keys(card).length, 0);
      expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(all);
    }),
  );
});

test("a hole that was picked up is left out", () => {
  const counts = scoringDistribution([{ holes, played: { 3: "pickedUp", 5: "conceded" } }]);
  expect(Object.values(counts)).toEqual([0, 0, 0, 0, 0]);
});
