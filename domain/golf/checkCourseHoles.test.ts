import fc from "fast-check";
import { expect, test } from "vitest";
import { checkCourseHoles } from "./checkCourseHoles.ts";
import { range } from "./range.ts";

const hole = (holeNumber: number, strokeIndex = holeNumber) => ({ holeNumber, strokeIndex });
const eighteen = range(1, 18).map((number) => hole(number));

/** The course with another stroke index on one hole. */
const withIndex = (holeNumber: number, strokeIndex: number) =>
  eighteen.map((each) => (each.holeNumber === holeNumber ? { ...each, strokeIndex } : each));

test("a correct course has no repeated values, in any order of its stroke indexes", () => {
  const indexes = fc.shuffledSubarray([...range(1, 18)], { minLength: 18 });
  fc.assert(
    fc.property(indexes, fc.constantFrom(9, 18), (order, count) => {
      const holes = order.slice(0, count).map((strokeIndex, index) => hole(index + 1, strokeIndex));
      expect(checkCourseHoles(holes)).toEqual([]);
    }),
  );
});

test.for([
  ["no holes", [], []],
  ["a course of which only some holes are known", eighteen.slice(9, 14), []],
  [
    "a hole twice, which has its stroke index twice too",
    [...eighteen, hole(7)],
    [{ index: 18, field: "holeNumber", value: 7, times: 2 }],
  ],
  ["index 5 twice", withIndex(3, 5), [{ index: 4, field: "strokeIndex", value: 5, times: 2 }]],
  [
    "index 1 on three holes",
    [hole(1, 1), hole(2, 1), hole(3, 1)],
    [
      { index: 1, field: "strokeIndex", value: 1, times: 3 },
      { index: 2, field: "strokeIndex", value: 1, times: 3 },
    ],
  ],
] as const)("%s", ([, holes, repeated]) => {
  expect(checkCourseHoles(holes)).toEqual(repeated);
});

test("when one value is repeated, exactly this value is named", () => {
  const which = fc.integer({ min: 0, max: 17 });
  fc.assert(
    fc.property(which, which, (one, other) => {
      fc.pre(one !== other);
      const repeated = checkCourseHoles(withIndex(one + 1, other + 1));
      expect(repeated).toEqual([
        { index: Math.max(one, other), field: "strokeIndex", value: other + 1, times: 2 },
      ]);
    }),
  );
});
