import { Result } from "effect";
import fc from "fast-check";
import { expect, test } from "vitest";
import { spreadPartial, spreadRound } from "./stableSpread.ts";

const sum = (numbers: ReadonlyArray<number>) => numbers.reduce((a, b) => a + b, 0);
const par72 = [4, 5, 4, 3, 4, 3, 4, 5, 4, 4, 4, 3, 5, 4, 5, 3, 4, 4];

test("the par total gives par on every hole, and a difference to par is spread evenly", () => {
  expect(spreadRound([4, 3, 5, 4], 16)).toEqual(Result.succeed([4, 3, 5, 4]));
  expect(spreadRound([4, 3, 5, 4], 18)).toEqual(Result.succeed([4, 4, 5, 5]));
  expect(spreadRound([4, 3, 5, 4], 15)).toEqual(Result.succeed([4, 3, 5, 3]));
  expect(spreadRound([4, 3, 5, 4], 21)).toEqual(Result.succeed([5, 4, 6, 6]));
});

test("a total that no card can hold is refused with the lowest and the highest possible total", () => {
  const refusal = { _tag: "TotalCannotBeSpread", lowest: 2, highest: 24 } as const;
  for (const total of [1, 25, 7.5, Number.NaN]) {
    expect(spreadRound([4, 3], total)).toEqual(Result.fail({ ...refusal, total }));
  }
  expect(Result.isFailure(spreadRound([], 0))).toBe(true);
});

const pars = fc.array(fc.integer({ min: 3, max: 6 }), { minLength: 1, maxLength: 18 });
const roundToSpread = pars.chain((holes) =>
  fc.tuple(fc.constant(holes), fc.integer({ min: holes.length, max: holes.length * 12 })),
);

test("every possible total is spread over the holes, each with 1 to 12 strokes", () => {
  fc.assert(
    fc.property(roundToSpread, ([holes, total]) => {
      const strokes = Result.getOrThrow(spreadRound(holes, total));
      expect(strokes).toHaveLength(holes.length);
      expect(sum(strokes)).toBe(total);
      expect(Math.min(...strokes)).toBeGreaterThanOrEqual(1);
      expect(Math.max(...strokes)).toBeLessThanOrEqual(12);
    }),
  );
});

test("no hole is more than one stroke further from par than another", () => {
  fc.assert(
    fc.property(fc.integer({ min: 54, max: 150 }), (total) => {
      const strokes = Result.getOrThrow(spreadRound(par72, total));
      const over = strokes.map((taken, index) => taken - (par72[index] as number));
      expect(Math.max(...over) - Math.min(...over)).toBeLessThanOrEqual(1);
    }),
  );
});

test.for([
  [13, 3],
  [16, 4],
  [14, 3],
  [2, 1],
  [72, 18],
  [90, 18],
] as const)(
  "%d strokes of a round that was given up are spread over %d holes",
  ([total, holes]) => {
    const strokes = Result.getOrThrow(spreadPartial(par72, total));
    expect(strokes).toHaveLength(holes);
    expect(sum(strokes)).toBe(total);
  },
);

test("of two equally close numbers of holes the lower one is taken", () => {
  expect(Result.getOrThrow(spreadPartial([4, 4], 6))).toHaveLength(1);
});

test("the strokes of a round that was given up cannot be spread without a stroke or without holes", () => {
  expect(Result.isFailure(spreadPartial(par72, 0))).toBe(true);
  expect(Result.isFailure(spreadPartial([], 4))).toBe(true);
});
