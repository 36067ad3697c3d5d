import { expect, test } from "vitest";
import { measuredIn, reaches } from "./rounds.ts";

const less = { what: "", unit: "ms", wanted: "less", must: 2, goal: 1 } as const;
const rounds = [
  { floor: [9, 10], product: [0, 30] },
  { floor: [9, 20], product: [0, 20] },
  { floor: [9, 40], product: [0, 40] },
];

test("a ratio is that of the medians, its range that of the rounds", () => {
  expect(measuredIn(rounds, { ...less, bounds: "ratio" }, 1)).toMatchObject({
    floor: 20,
    product: 30,
    value: 1.5,
    range: [1, 3],
  });
});

test("a figure that is bound by itself needs no floor", () => {
  const figure = { ...less, bounds: "itself" } as const;
  const alone = rounds.map(({ product }) => ({ floor: [], product }));
  expect(measuredIn(alone, figure, 1)).toMatchObject({ floor: null, value: 30, range: [20, 40] });
});

test("a bound is reached from the side that is wanted, and nothing is by what was not measured", () => {
  const figure = { ...less, bounds: "itself" } as const;
  const measured = measuredIn(rounds, figure, 1);
  const more = { ...measured, figure: { ...figure, wanted: "more" } as const };
  expect([29, 30, 31].map((bound) => reaches(measured, bound))).toEqual([false, true, true]);
  expect([29, 30, 31].map((bound) => reaches(more, bound))).toEqual([true, true, false]);
  expect(reaches(measuredIn(rounds, figure, 7), 1000)).toBe(false);
});
