import fc from "fast-check";
import { expect, test } from "vitest";
import { ratio } from "./fraction.ts";
import { roundHalfUp } from "./roundHalfUp.ts";

test.for([
  [10.55, 1, 10.6],
  [1.005, 2, 1.01],
  [8.45, 1, 8.5],
  [-1.55, 1, -1.5],
  [-1.5, 0, -1],
  [-1.51, 0, -2],
  [2.5, 0, 3],
  [0.4999999999999999, 0, 0],
  [-0.4, 0, 0],
  [1e-7, 1, 0],
  [1.5e21, 0, 1.5e21],
] as const)("%d to %d decimals is %d", ([value, decimals, expected]) => {
  expect(roundHalfUp(value, decimals)).toBe(expected);
});

test("fractions are rounded without being turned into floats first", () => {
  expect(roundHalfUp(ratio(7, 3), 1)).toBe(2.3);
  expect(roundHalfUp(ratio(-7, 2))).toBe(-3);
  expect(roundHalfUp(ratio(1055, 100), 1)).toBe(10.6);
});

test("a number with one decimal keeps it", () => {
  fc.assert(
    fc.property(fc.integer({ min: -999, max: 999 }), (tenths) => {
      expect(roundHalfUp(tenths / 10, 1)).toBe(tenths / 10 + 0);
    }),
  );
});

test("hundredths are rounded to the nearer tenth, and halves are rounded up", () => {
  fc.assert(
    fc.property(fc.integer({ min: -9999, max: 9999 }), (hundredths) => {
      expect(roundHalfUp(hundredths / 100, 1)).toBe(Math.floor((hundredths + 5) / 10) / 10);
    }),
  );
});
