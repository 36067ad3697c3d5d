import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { range } from "../range.ts";
import { addScore, emptyRecord, exceptionalReduction } from "./handicapRecord.ts";

/** One score a day. */
const day = (number: number) =>
  new Date(Date.UTC(2026, 0, number)).toISOString().slice(0, "YYYY-MM-DD".length);

const recordOf = (differentials: ReadonlyArray<number>, first = 1, before = emptyRecord) =>
  differentials.reduce(
    (record, differential, index) =>
      addScore(record, { playedOn: day(first + index), differential }),
    before,
  );

const same = (differential: number, count = 20) => range(1, count).map(() => differential);

test("a record has an index from the third score on", () => {
  expect(recordOf([15.3, 15.2]).index).toBeNull();
  expect(recordOf([15.3, 15.2, 16.6]).index).toBe(13.2);
});

describe("exceptional scores", () => {
  test.for([
    [13.1, 20, 0],
    [13, 20, -1],
    [10.1, 20, -1],
    [10, 20, -2],
    [-5, 20, -2],
    [12.3, 19.3, -1],
    [30, 20, 0],
    [1, null, 0],
  ] as const)(
    "a differential of %d with an index of %o takes off %d",
    ([differential, index, reduction]) => {
      expect(exceptionalReduction(differential, index)).toBe(reduction);
    },
  );

  test("an exceptional score lowers every score of the record, and this ends when new scores replace them", () => {
    const after = recordOf([13], 21, recordOf(same(20)));
    expect(after.differentials).toEqual([...same(19, 19), 12]);
    // (12 + 7 × 19) / 8 = 18.125
    expect(after.index).toBe(18.1);
    expect(recordOf(same(20), 22, after).index).toBe(20);
  });

  test("the reductions of two exceptional scores add up", () => {
    const twice = recordOf([13, 8], 21, recordOf(same(20)));
    expect(twice.differentials).toEqual([...same(17, 18), 10, 6]);
  });
});

describe("the low index", () => {
  const low = recordOf(same(10));

  test("the low index limits the index", () => {
    expect(recordOf(same(16), 21, low).index).toBe(14.5);
    expect(recordOf(same(30), 21, low).index).toBe(15);
  });

  test("the low index is forgotten after 365 days", () => {
    const worse = recordOf(same(16, 19), 21, low);
    expect(recordOf([16], 20 + 365, worse).index).toBe(14.5);
    // After such a long pause all earlier indexes are forgotten too.
    expect(recordOf([16], 40 + 365, worse).index).toBe(16);
  });

  test("there is no low index while the record has fewer than twenty scores", () => {
    const few = recordOf(same(5, 3));
    expect(few.index).toBe(3);
    expect(recordOf(same(30, 17), 4, few).index).toBe(20.6);
  });
});

test("a record keeps twenty scores, and its numbers have one decimal", () => {
  const tenths = fc.array(fc.integer({ min: -50, max: 600 }), { maxLength: 45 });
  fc.assert(
    fc.property(tenths, (scores) => {
      const { differentials, index } = recordOf(scores.map((each) => each / 10));
      expect(differentials.length).toBe(Math.min(20, scores.length));
      for (const figure of [...differentials, index ?? 0]) {
        expect(Number(figure.toFixed(1)) + 0).toBe(figure);
      }
    }),
  );
});
