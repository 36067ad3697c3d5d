import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { range } from "../range.ts";
import { handicapIndex } from "./handicapIndex.ts";

/** This many scores, of which the oldest is the best: 10.0, 11.0, 12.0 ... */
const scores = (count: number) => range(10, 9 + count);

describe("the index as the mean of the lowest differentials", () => {
  test.for([
    [0, null],
    [2, null],
    [3, 8],
    [4, 9],
    [5, 10],
    [6, 9.5],
    [7, 10.5],
    [8, 10.5],
    [9, 11],
    [11, 11],
    [12, 11.5],
    [14, 11.5],
    [15, 12],
    [16, 12],
    [17, 12.5],
    [18, 12.5],
    [19, 13],
    [20, 13.5],
    [21, 14.5],
  ] as const)("the index of %d scores is %o", ([count, index]) => {
    expect(handicapIndex(scores(count))).toBe(index);
  });

  // https://www.randa.org/Rules-of-Handicapping/2019/Rules/Interpretations/Rule-5-Interpretations
  test.for([
    [[15.3, 15.2, 16.6], 13.2],
    [[40.7, 42.4, 36.1], 34.1],
    [[40.7, 42.4, 36.1, 45.9, 43.6, 45.0], 37.4],
  ] as const)(
    "the differentials %j in the examples of the rule give the index %d",
    ([differentials, index]) => {
      expect(handicapIndex(differentials)).toBe(index);
    },
  );

  test("halves of a tenth are rounded up, also below 0", () => {
    expect(handicapIndex([10.1, 10.2, 30, 30, 30, 30, 30])).toBe(10.2);
    expect(handicapIndex([-1.5, -1.6, 30, 30, 30, 30, 30])).toBe(-1.5);
  });

  test("no index is above 54.0", () => {
    expect(handicapIndex([70, 71, 72])).toBe(54);
  });
});

const twenty = (differential: number) => range(1, 20).map(() => differential);

describe("the limit of an index above the low index", () => {
  // https://www.usga.org/content/usga/home-page/handicapping/roh/Content/rules/Committee%20Content/USGA/LG_R5b.htm
  test.for([
    ["no cap yet", 9.5, 6.5, 9.5],
    ["soft cap", 11.6, 6.5, 10.6],
    ["hard cap", 18.2, 10.2, 15.2],
    ["the hard cap reached just now", 17.2, 10.2, 15.2],
    ["no cap on a lower index", 2.1, 10.2, 2.1],
    ["plus handicaps", 3, -2, 2],
    ["54 as the highest index", 60, 53, 54],
  ] as const)("%s: %d over a low index of %d is %d", ([, calculated, low, index]) => {
    expect(handicapIndex(twenty(calculated), low)).toBe(index);
  });

  test("an index is capped only when there are 20 scores", () => {
    expect(handicapIndex(twenty(18.2).slice(1), 10.2)).toBe(18.2);
    expect(handicapIndex(twenty(18.2))).toBe(18.2);
  });
});

const differential = fc.integer({ min: -80, max: 600 }).map((tenths) => tenths / 10);
const record = fc.array(differential, { minLength: 3, maxLength: 25 });

test("the order of the last twenty scores does not matter, and older ones do not count", () => {
  const last = fc.array(differential, { minLength: 20, maxLength: 20 });
  fc.assert(
    fc.property(last, fc.array(differential, { maxLength: 5 }), (recent, older) => {
      const index = handicapIndex(recent);
      expect(handicapIndex(recent.toReversed())).toBe(index);
      expect(handicapIndex([...older, ...recent])).toBe(index);
    }),
  );
});

test("an index has one decimal and is at most 5.0 above the low index", () => {
  fc.assert(
    fc.property(record, differential, (differentials, low) => {
      const index = handicapIndex(differentials, low) ?? Number.NaN;
      expect(Number(index.toFixed(1)) + 0).toBe(index);
      const limit = differentials.length < 20 ? 54 : Math.min(54, Math.round(low * 10 + 50) / 10);
      expect(index).toBeLessThanOrEqual(limit);
    }),
  );
});

test("a better score never makes a higher index", () => {
  fc.assert(
    fc.property(record, fc.nat(), fc.integer({ min: 0, max: 100 }), (differentials, at, less) => {
      const which = at % differentials.length;
      const better = differentials.map((each, index) =>
        index === which ? Math.round(each * 10 - less) / 10 : each,
      );
      expect(handicapIndex(better)).toBeLessThanOrEqual(handicapIndex(differentials) ?? 54);
    }),
  );
});
