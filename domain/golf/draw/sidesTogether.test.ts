import fc from "fast-check";
import { expect, test } from "vitest";
import { GROUP_SIZE } from "./groupSizes.ts";
import { sidesTogether } from "./sidesTogether.ts";

const names = ["a", "b", "c", "d", "e", "f", "g", "h", "i"];

test("two pairs make a group, in the order of who comes first", () => {
  const pairs = [
    ["a", "d"],
    ["b", "c"],
    ["e", "f"],
    ["g", "h"],
  ];
  expect(sidesTogether(names.slice(0, 8), pairs)).toEqual([
    ["a", "d", "b", "c"],
    ["e", "f", "g", "h"],
  ]);
});

test("who has no partner fills the groups, and nobody plays alone", () => {
  expect(sidesTogether(["a", "b", "c", "d", "e"], [["a", "b"]])).toEqual([
    ["a", "b", "c"],
    ["e", "d"],
  ]);
});

test("without sides, and with sides larger than a group, the order is dealt as it is", () => {
  expect(sidesTogether(names, [])).toBeNull();
  expect(sidesTogether(names, [names.slice(0, 5)])).toBeNull();
});

test("everybody is in one group, no group is too large, and no side is parted", () => {
  const anySides = fc.array(fc.subarray(names, { minLength: 2, maxLength: 4 }), { maxLength: 4 });
  fc.assert(
    fc.property(fc.shuffledSubarray(names), anySides, (order, sides) => {
      const [first] = sides;
      const groups = sidesTogether(order, sides);
      if (!groups) return;
      expect(groups.flat().toSorted()).toEqual(order.toSorted());
      expect(Math.max(...groups.map(({ length }) => length))).toBeLessThanOrEqual(GROUP_SIZE);
      const members = sides.length === 1 ? (first ?? []).filter((id) => order.includes(id)) : [];
      const holding = groups.filter((group) => members.some((id) => group.includes(id)));
      expect(holding.length).toBeLessThanOrEqual(1);
    }),
  );
});
