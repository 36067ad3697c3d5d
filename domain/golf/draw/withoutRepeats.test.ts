import fc from "fast-check";
import { expect, test } from "vitest";
import { groupSizes } from "./groupSizes.ts";
import { shuffled } from "./shuffled.ts";
import { withoutRepeats } from "./withoutRepeats.ts";

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

const groupsOf = (order: ReadonlyArray<number>) => {
  let from = 0;
  return groupSizes(order.length).map((size) => order.slice(from, (from += size)));
};

/** How many pairs meet again, each pair counted once. */
const repeats = (
  groups: ReadonlyArray<ReadonlyArray<number>>,
  earlier: ReadonlyArray<ReadonlyArray<number>>,
) => {
  const met = new Set(earlier.flatMap((group) => pairsOf(group)));
  return groups.flatMap((group) => pairsOf(group)).filter((pair) => met.has(pair)).length;
};

const pairsOf = (group: ReadonlyArray<number>) =>
  group.flatMap((one) =>
    group.filter((other) => one < other).map((other) => `${one} and ${other}`),
  );

const drawn = (
  players: ReadonlyArray<number>,
  earlier: ReadonlyArray<ReadonlyArray<number>>,
  seed = 7,
) => groupsOf(withoutRepeats(players, { sizes: groupSizes(players.length), earlier, seed }));

test("each player is drawn exactly once, and a seed always gives the same draw", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 40 }),
      fc.integer(),
      fc.array(fc.subarray(upTo(40), { maxLength: 4 }), { maxLength: 20 }),
      (count, seed, earlier) => {
        const terms = { sizes: groupSizes(count), earlier, seed };
        const order = withoutRepeats(upTo(count), terms);
        expect(order.toSorted((one, other) => one - other)).toEqual(upTo(count));
        expect(withoutRepeats(upTo(count), terms)).toEqual(order);
      },
    ),
  );
});

test("a draw never has more repeated pairs than the shuffled groups with which it begins", () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 40 }), fc.integer(), (count, seed) => {
      const earlier = groupsOf(shuffled(upTo(count), seed + 100));
      const shuffledOnly = groupsOf(shuffled(upTo(count), seed));
      expect(repeats(drawn(upTo(count), earlier, seed), earlier)).toBeLessThanOrEqual(
        repeats(shuffledOnly, earlier),
      );
    }),
  );
});

test("sixteen or more players meet only new partners on three days", () => {
  for (const count of [16, 24, 72, 120]) {
    const rounds: Array<ReadonlyArray<number>> = groupsOf(upTo(count));
    for (const day of [2, 3]) {
      const groups = drawn(upTo(count), rounds, day);
      expect([count, day, repeats(groups, rounds)]).toEqual([count, day, 0]);
      rounds.push(...groups);
    }
  }
});

test("when repeated pairs cannot be avoided, the draw has as few as possible", () => {
  const earlier = [
    [0, 1, 2, 3],
    [0, 1, 2, 3],
    [4, 5, 6, 7],
  ];
  // With eight players in groups of four, the best draw takes two from each earlier group.
  expect(repeats(drawn(upTo(8), earlier), earlier)).toBe(4);
});
