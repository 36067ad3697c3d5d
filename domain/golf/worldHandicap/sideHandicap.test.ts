import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ratio } from "../fraction.ts";
import { scrambleHandicap, sideHandicap } from "./sideHandicap.ts";

describe("sides with one ball have one handicap", () => {
  test("Golf Canada's Chapman sides 5+10 and 14+17 play off 7 and 15", () => {
    // https://slideblast.com/section-9-4_59d20b341723dd17cb276ece.html
    expect(sideHandicap("chapman", [5, 10])).toBe(7);
    expect(sideHandicap("chapman", [17, 14])).toBe(15);
  });

  test.for([
    ["foursomes", [5, 10], 8],
    ["foursomes", [-2, 7], 3],
    ["greensomes", [4.5, 12], 8],
    ["scrambleOfTwo", [10, 20], 7],
    ["scrambleOfThree", [10, 20, 30], 10],
    ["scrambleOfFour", [4, 8, 12, 16], 6],
    ["scrambleOfFour", [16, 12, 8, 4], 6],
  ] as const)("%s of %j: %d", ([format, handicaps, expected]) => {
    expect(sideHandicap(format, handicaps)).toBe(expected);
  });

  test("only the sum is rounded, and it is calculated exactly", () => {
    // Floats would get thirds wrong: 50% of 1/3 + 2/3 is a half, which is rounded up.
    expect(sideHandicap("foursomes", [ratio(1, 3), ratio(2, 3)])).toBe(1);
    expect(sideHandicap("foursomes", [0.4, 0.6])).toBe(1);
  });
});

describe("the handicap of a scramble depends on the size of the team", () => {
  test.for([
    [[], 0],
    [[12.5], 13],
    [[10, 20], 7],
    [[10, 20, 30], 10],
    [[4, 8, 12, 16], 6],
    [[54, 16, 4, 12, 8], 6],
  ] as const)("%j: %d", ([handicaps, expected]) => {
    expect(scrambleHandicap(handicaps)).toBe(expected);
  });

  test("the order of the players does not matter, and a lower handicap never raises that of the team", () => {
    const handicaps = fc.array(fc.integer({ min: -50, max: 540 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(handicaps, fc.nat(), fc.integer({ min: 0, max: 50 }), (tenths, which, less) => {
        const team = tenths.map((each) => each / 10);
        expect(scrambleHandicap(team.toReversed())).toBe(scrambleHandicap(team));
        const index = which % team.length;
        const better = tenths.map((each, at) => (at === index ? each - less : each) / 10);
        expect(scrambleHandicap(better)).toBeLessThanOrEqual(scrambleHandicap(team));
      }),
    );
  });
});
