import fc from "fast-check";
import { expect, test } from "vitest";
import { scoreDifferential } from "./scoreDifferential.ts";

const differential = (
  adjustedGrossScore: number,
  courseRating: number,
  slopeRating: number,
  playingConditions = 0,
) => scoreDifferential({ adjustedGrossScore, courseRating, slopeRating, playingConditions });

test.for([
  // https://www.pecangrovewga.com/copy-of-whs2-1
  [94, 73, 125, 0, 19],
  [90, 72, 113, 1, 17],
  [90, 72, 113, -1, 19],
  // Exact halves: 1.25 and 1.55, over and under the rating, on a standard slope twice.
  [73, 71.75, 113, 0, 1.3],
  [70, 71.55, 113, 0, -1.5],
  [70, 71.56, 113, 0, -1.6],
  [72, 72, 130, 0, 0],
] as const)(
  "a score of %d on rating %d and slope %d with playing conditions %d gives %d",
  (row) => {
    const [adjusted, rating, slope, conditions, expected] = row;
    expect(differential(adjusted, rating, slope, conditions)).toBe(expected);
  },
);

test("the differential agrees with whole-number arithmetic for every rating and slope", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 55, max: 200 }),
      fc.integer({ min: 550, max: 800 }),
      fc.integer({ min: 55, max: 155 }),
      fc.integer({ min: -1, max: 3 }),
      (adjusted, ratingTenths, slope, conditions) => {
        const tenthsOverRating = 10 * (adjusted - conditions) - ratingTenths;
        const tenths = Math.floor((2 * 113 * tenthsOverRating + slope) / (2 * slope));
        expect(differential(adjusted, ratingTenths / 10, slope, conditions)).toBe(tenths / 10);
      },
    ),
  );
});
