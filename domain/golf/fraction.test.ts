import fc from "fast-check";
import { expect, test } from "vitest";
import {
  compare,
  decimal,
  minus,
  percent,
  plus,
  ratio,
  sumOf,
  times,
  toNumber,
} from "./fraction.ts";

const tenths = fc.integer({ min: -2000, max: 2000 });
const parts = fc.integer({ min: 1, max: 200 });

test("fractions calculate exactly where floats do not", () => {
  expect(toNumber(plus(decimal(0.1), decimal(0.2)))).toBe(0.3);
  expect(toNumber(times(percent(35), decimal(10.1)))).toBe(3.535);
  expect(toNumber(sumOf([0.1, 0.1, 0.1, -0.3].map(decimal)))).toBe(0);
  expect(toNumber(sumOf([]))).toBe(0);
});

test("a sum is the same in every order of its terms", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(tenths, parts), { maxLength: 20 }), (terms) => {
      const fractions = terms.map(([numerator, denominator]) => ratio(numerator, denominator));
      expect(compare(sumOf(fractions), sumOf(fractions.toReversed()))).toBe(0);
    }),
  );
});

test("fractions are compared by their value", () => {
  fc.assert(
    fc.property(tenths, parts, tenths, parts, (a, b, c, d) => {
      expect(compare(ratio(a, b), ratio(c, d))).toBe(Math.sign(a * d - c * b) + 0);
      expect(compare(minus(ratio(a, b), ratio(c, d)), ratio(0, 1))).toBe(
        Math.sign(a * d - c * b) + 0,
      );
      expect(compare(ratio(a * d, b * d), ratio(a, b))).toBe(0);
    }),
  );
});
