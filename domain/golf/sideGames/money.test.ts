import { describe, expect, test } from "vitest";
import * as examples from "./examples.ts";
import { byPoints } from "./orders.ts";
import { share } from "./payments.ts";
import { placesOf } from "./places.ts";
import { payByPlace, prizesOf } from "./prizes.ts";
import { splitCents } from "./splitCents.ts";

const joined = (name: string) => ({ ...examples.joined(name), order: 0, takesPart: true });

test("leftover cents go to the first, one cent each", () => {
  expect(splitCents(100, 3)).toEqual([34, 33, 33]);
  expect(splitCents(2, 3)).toEqual([1, 1, 0]);
  expect(splitCents(0, 2)).toEqual([0, 0]);
  expect(splitCents(100, 0)).toEqual([]);
});

describe("prizes", () => {
  test.for([
    [10_000, [100], [10_000]],
    [10_000, [50, 30, 20], [5000, 3000, 2000]],
    [1001, [50, 50], [501, 500]],
    [100, [33.34, 33.33, 33.33], [34, 33, 33]],
    [10_000, [33.34, 33.33, 33.33], [3334, 3333, 3333]],
    [1000, [0.29, 99.71], [3, 997]],
  ] as const)("the prizes of %i cents at %j percent", ([purse, percentages, expected]) => {
    expect(prizesOf(purse, percentages)).toEqual(expected);
  });

  const side = (name: string) => ({ teamName: null, members: [joined(name)] });
  const tally = (name: string, points: number, holesMissed = 0) => ({
    side: side(name),
    points,
    winnings: 0,
    strokes: 0,
    toPar: 0,
    holesMissed,
  });
  const paid = (
    prizes: ReadonlyArray<number>,
    ...tallies: ReadonlyArray<ReturnType<typeof tally>>
  ) => payByPlace(prizes, tallies, byPoints).map(({ to, amount }) => `${to.id} ${amount}`);

  test("tied places add up their prizes and share them, and leftover cents go in the order of joining", () => {
    expect(paid([50, 30, 20], tally("Ana", 1), tally("Ben", 2), tally("Cleo", 2))).toEqual([
      "Ana 20",
      "Ben 40",
      "Cleo 40",
    ]);
    expect(paid([51], tally("Ana", 1), tally("Ben", 1))).toEqual(["Ana 26", "Ben 25"]);
    expect(paid([60, 40], tally("Ana", 3), tally("Ben", 1), tally("Cleo", 1))).toEqual([
      "Ana 60",
      "Ben 20",
      "Cleo 20",
    ]);
  });

  test("a player who has not finished wins no prize, and this prize stays in the purse", () => {
    expect(paid([60, 40], tally("Ana", 1), tally("Ben", 2, 1))).toEqual(["Ana 60"]);
  });

  test("a side shares its prize among its players", () => {
    const pair = { teamName: null, members: [joined("Ana"), joined("Ben")] };
    expect(share(101, [pair, side("Cleo")])).toEqual([
      { to: pair.members[0], amount: 26 },
      { to: pair.members[1], amount: 25 },
      { to: joined("Cleo"), amount: 50 },
    ]);
  });
});

test("a shared place skips the next place", () => {
  expect(placesOf([5, 7, 5, 1], (a, b) => b - a)).toEqual([2, 1, 2, 4]);
  expect(placesOf([], () => 0)).toEqual([]);
});
