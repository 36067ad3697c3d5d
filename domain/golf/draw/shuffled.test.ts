import fc from "fast-check";
import { expect, test } from "vitest";
import { shuffled } from "./shuffled.ts";

const things = Array.from({ length: 12 }, (_, index) => index);

test("shuffling keeps each player exactly once", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer()), fc.integer(), (all, seed) => {
      const drawn = shuffled(all, seed);
      expect(drawn).toHaveLength(all.length);
      expect(new Set(drawn)).toEqual(new Set(all));
    }),
  );
});

// Draws are stored by their seeds, so the order of a stored seed must never change.
test("a seed always gives the same order", () => {
  expect(shuffled(things, 2026)).toMatchInlineSnapshot(`
    [
      5,
      3,
      8,
      7,
      1,
      2,
      10,
      11,
      4,
      0,
      6,
      9,
    ]
  `);
  expect(shuffled(things, 2026)).toEqual(shuffled(things, 2026));
  expect(shuffled(things, 2027)).not.toEqual(shuffled(things, 2026));
});

test("each player comes first about equally often", () => {
  const times = new Map<number, number>();
  for (let seed = 0; seed < 6000; seed++) {
    const [first = 0] = shuffled(things, seed * 7919);
    times.set(first, (times.get(first) ?? 0) + 1);
  }
  for (const thing of things) expect(times.get(thing)).toBeGreaterThan(400);
});
