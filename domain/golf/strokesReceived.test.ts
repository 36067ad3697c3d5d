import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { range } from "./range.ts";
import { strokesReceived } from "./strokesReceived.ts";

/** Holes with these stroke indexes, numbered from 1. */
const holes = (strokeIndexes: ReadonlyArray<number>) =>
  strokeIndexes.map((strokeIndex, index) => ({ holeNumber: index + 1, strokeIndex }));

const inOrder = holes(range(1, 18));

const received = (handicap: number, course = inOrder) =>
  course.map(({ holeNumber }) => strokesReceived(handicap, course).get(holeNumber));

const each = (count: number, strokes: number) => Array.from({ length: count }, () => strokes);

describe("eighteen holes, stroke index 1 to 18", () => {
  test.for([
    [0, each(18, 0)],
    [7, [...each(7, 1), ...each(11, 0)]],
    [18, each(18, 1)],
    [19, [2, ...each(17, 1)]],
    [25, [...each(7, 2), ...each(11, 1)]],
    [36, each(18, 2)],
    [37, [3, ...each(17, 2)]],
    [54, each(18, 3)],
    [60, [...each(6, 4), ...each(12, 3)]],
    [-2, [...each(16, 0), -1, -1]],
    [-18, each(18, -1)],
    [-19, [...each(17, -1), -2]],
  ] as const)("handicap %d", ([handicap, expected]) => {
    expect(received(handicap)).toEqual(expected);
  });
});

test("on nine holes strokes are received in the order of the published stroke indexes", () => {
  const odd = holes([17, 3, 11, 1, 15, 7, 13, 5, 9]);
  expect(received(2, odd)).toEqual([0, 1, 0, 1, 0, 0, 0, 0, 0]);
  expect(received(11, odd)).toEqual([1, 2, 1, 2, 1, 1, 1, 1, 1]);
  expect(received(-1, odd)).toEqual([-1, 0, 0, 0, 0, 0, 0, 0, 0]);
});

test("on holes with the same stroke index strokes are received in the order of the hole numbers", () => {
  expect(received(1, holes([4, 4, 4, 5, 6, 7, 8, 9, 10]))).toEqual([1, ...each(8, 0)]);
});

const indexes = (count: number) =>
  fc.shuffledSubarray([...range(1, 18)], { minLength: count, maxLength: count });
const course = fc.oneof(indexes(18), indexes(9)).map(holes);
const handicap = fc.integer({ min: -40, max: 120 });

test("the strokes always add up to the handicap", () => {
  fc.assert(
    fc.property(handicap, course, (playing, on) => {
      const given = [...strokesReceived(playing, on).values()];
      expect(given.reduce((a, b) => a + b, 0)).toBe(playing);
    }),
  );
});

test("no hole receives fewer strokes than an easier one, and no two differ by more than one", () => {
  fc.assert(
    fc.property(handicap, course, (playing, on) => {
      const given = strokesReceived(playing, on);
      const hardestFirst = on
        .toSorted((a, b) => a.strokeIndex - b.strokeIndex)
        .map(({ holeNumber }) => given.get(holeNumber) as number);
      expect(hardestFirst).toEqual(hardestFirst.toSorted((a, b) => b - a));
      expect(Math.max(...hardestFirst) - Math.min(...hardestFirst)).toBeLessThanOrEqual(1);
    }),
  );
});
