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

test("values differ wherever one of them was changed, and never from themselves", () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue(), { minLength: 1 }), fc.nat(), (values, place) => {
      const copy = structuredClone(values);
      expect(firstDifference(values, copy)).toBe(null);
      const at = place % values.length;
      const changed = values.with(at, [values[at] ?? null]);
      expect(firstDifference(values, changed)).not.toBe(null);
    }),
  );
});
