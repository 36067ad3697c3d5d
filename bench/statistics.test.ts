import { expect, test } from "vitest";
import { median, percentile } from "./statistics.ts";

test.for([
  { values: [3], middle: 3 },
  { values: [9, 1, 2], middle: 2 },
  { values: [10, 1, 2, 4], middle: 3 },
  { values: [], middle: Number.NaN },
])("the median of $values is $middle", ({ values, middle }) => {
  expect(median(values)).toBe(middle);
});

test("a percentile is one of the values, and never beyond the last", () => {
  const values = [5, 4, 3, 2, 1];
  expect([0, 0.5, 0.99, 1].map((part) => percentile(values, part))).toEqual([1, 3, 5, 5]);
});
