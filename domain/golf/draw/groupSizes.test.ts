import fc from "fast-check";
import { expect, test } from "vitest";
import { groupSizes } from "./groupSizes.ts";

test.for([
  [0, []],
  [1, [1]],
  [2, [2]],
  [4, [4]],
  [5, [3, 2]],
  [6, [3, 3]],
  [7, [4, 3]],
  [9, [3, 3, 3]],
  [10, [4, 3, 3]],
  [13, [4, 3, 3, 3]],
  [18, [4, 4, 4, 3, 3]],
] as const)("%d players play in groups of %j", ([players, sizes]) =>
  expect(groupSizes(players)).toEqual(sizes),
);

test("everybody plays, in as few groups as possible, and nobody plays alone", () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 500 }), (players) => {
      const sizes = groupSizes(players);
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(players);
      expect(sizes).toHaveLength(Math.ceil(players / 4));
      expect(Math.max(...sizes)).toBeLessThanOrEqual(4);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(2);
      expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
    }),
  );
});
