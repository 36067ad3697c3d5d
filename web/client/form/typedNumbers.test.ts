import { describe, expect, test } from "vitest";
import { amountIn, numberIn, numberOrNull, understoodOf } from "./typedNumbers.ts";

describe("what is understood is said where it differs from what was typed", () => {
  test.for([
    ["12,4", "handicap", "12.4"],
    ["+2,1", "handicap", "+2.1"],
    ["12.46", "handicap", "12.5"],
    ["+1.25", "handicap", "+1.2"],
    ["71,5", "decimal", "71.5"],
    ["1,250", "whole", "1250"],
    ["6 497", "whole", "6497"],
    ["1.250,50", "money", "1250.5"],
    ["$1,250.50", "money", "1250.5"],
  ] as const)("%j for a %s is %s", ([typed, kind, text]) => {
    expect(understoodOf(typed, kind)).toEqual({ text, either: null, question: null });
  });

  test.for([
    ["12.4", "handicap"],
    ["12", "handicap"],
    ["+2.1", "handicap"],
    ["0.0", "handicap"],
    ["1250", "whole"],
    ["50.00", "money"],
    ["$50", "money"],
    ["", "whole"],
    ["scratch", "handicap"],
    ["-2.1", "handicap"],
  ] as const)("of %j for a %s nothing has to be said", ([typed, kind]) => {
    expect(understoodOf(typed, kind).text).toBe(null);
  });

  test("an amount that could be either is asked about", () => {
    expect(understoodOf("1,250", "money")).toEqual({
      ...{ text: null, question: "1250 or 1.25?" },
      either: ["1250", "1.25"],
    });
  });
});

test("an empty field is not a number, and null where it may stay empty", () => {
  expect([numberIn(" "), numberIn("x"), numberIn("1,250")]).toEqual([Number.NaN, Number.NaN, 1250]);
  expect([numberOrNull(" "), numberOrNull("x"), numberOrNull("71,5", "decimal")]).toEqual([
    ...[null, Number.NaN, 71.5],
  ]);
});

test("an amount that is only shown counts nothing until it can be read", () => {
  expect(["12,50", "$7", "", "1,250", "much"].map(amountIn)).toEqual([12.5, 7, 0, 0, 0]);
});
