import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalJson } from "./canonicalJson.ts";

test("keys are sorted by their UTF-16 units, also keys that look like numbers", () => {
  expect(canonicalJson({ 9: "c", 10: "b", "€": 1, "\r": 2, "\ufb33": 3, "😀": 4, 1: 5 })).toBe(
    '{"\\r":2,"1":5,"10":"b","9":"c","€":1,"😀":4,"\ufb33":3}',
  );
});

test("numbers and strings are written as RFC 8785 shows them", () => {
  const numbers = [333333333.3333333, 1e30, 4.5, 2e-3, 1e-27, -0];
  const string = '€$\u000f\nA\'B"\\\\"/';
  expect(canonicalJson({ string, numbers, literals: [null, true, false] })).toBe(
    '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27,0],' +
      '"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
  );
});

test("a property that is undefined is left out", () => {
  expect(canonicalJson({ b: undefined, a: { d: [undefined], c: 1 } })).toBe(
    '{"a":{"c":1,"d":[null]}}',
  );
});

test.for([Number.NaN, Number.POSITIVE_INFINITY, undefined, () => 1])(
  "%s has no form in JSON",
  (value) => {
    expect(() => canonicalJson(value)).toThrow("JSON has no form for this value.");
  },
);

test("the text has the same value, and is equal for every order of the keys", () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
      const text = canonicalJson(value);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(canonicalJson(JSON.parse(text, reversed))).toBe(text);
    }),
  );
});

const reversed = (_key: string, part: unknown) =>
  part !== null && typeof part === "object" && !Array.isArray(part)
    ? Object.fromEntries(Object.entries(part).toReversed())
    : part;
