import fc from "fast-check";
import { expect, test } from "vitest";
import { firstDifference } from "./firstDifference.ts";

test.for([
  [{ strokes: 4 }, { strokes: 5 }, { field: "strokes", left: 4, right: 5 }],
  [
    { a: { b: [1, { c: 2 }] } },
    { a: { b: [1, { c: 3 }] } },
    { field: "a.b[1].c", left: 2, right: 3 },
  ],
  [{ a: [1] }, { a: [1, 2] }, { field: "a[1]", left: undefined, right: 2 }],
  [{ a: 1, b: null }, { a: 1 }, { field: "b", left: null, right: undefined }],
  [{ a: [] }, { a: {} }, { field: "a", left: [], right: {} }],
  [{ a: { b: 1 } }, { a: 1 }, { field: "a", left: { b: 1 }, right: 1 }],
] as const)("%j and %j differ in %j", ([left, right, difference]) => {
  expect(firstDifference(left, right)).toEqual(difference);
});

test("equal values do not differ, and others do", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (left, right) => {
      const [one, other] = [JSON.stringify(left), JSON.stringify(right)];
      expect(firstDifference(JSON.parse(one), JSON.parse(one))).toBe(null);
      // The order of keys is no difference.
      if (one.length !== other.length) {
        expect(firstDifference(JSON.parse(one), JSON.parse(other))).not.toBe(null);
      }
    }),
  );
});
