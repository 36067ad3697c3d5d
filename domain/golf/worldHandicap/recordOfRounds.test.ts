import { expect, test } from "vitest";
import { range } from "../range.ts";
import { recordOfRounds } from "./recordOfRounds.ts";

/** On a tee of par 72 and the standard slope the differential is the strokes over 72. */
const round = (day: number, over: number) => ({
  ...{ playedOn: new Date(Date.UTC(2026, 0, day)).toISOString().slice(0, 10), day },
  ...{ adjustedGrossScore: 72 + over, courseRating: 72, slopeRating: 113 },
});

test("two rounds give no index", () => {
  const record = recordOfRounds([round(1, 10), round(2, 12)]);
  expect([record.index, record.lowIndex]).toEqual([null, null]);
  expect(record.rounds.map(({ day, counts }) => [day, counts])).toEqual([
    [2, false],
    [1, false],
  ]);
});

test("of three rounds the lowest counts, less two strokes", () => {
  const record = recordOfRounds([round(1, 15), round(2, 14), round(3, 16)]);
  expect([record.index, record.counting, record.adjustment]).toEqual([12, 1, -2]);
  expect(record.rounds.map(({ index }) => index)).toEqual([12, null, null]);
  expect(record.rounds.filter(({ counts }) => counts).map(({ day }) => day)).toEqual([2]);
});

test("of the last twenty rounds eight count, and the low index is known", () => {
  const record = recordOfRounds(range(1, 25).map((day) => round(day, 10 + (day % 5))));
  expect(record.rounds).toHaveLength(20);
  expect(record.rounds[0]?.day).toBe(25);
  expect(record.rounds.filter(({ counts }) => counts)).toHaveLength(8);
  expect(
    record.rounds.filter(({ counts }) => counts).every(({ differential }) => differential <= 11),
  ).toBe(true);
  expect(record.index).toBe(10.5);
  expect(record.lowIndex).toBe(10.5);
});

test("an exceptional round keeps its own differential and shows its reduction", () => {
  const record = recordOfRounds([...range(1, 3).map((day) => round(day, 20)), round(4, 8)]);
  expect(record.rounds[0]).toMatchObject({ differential: 8, reduction: -2, counts: true });
  // The lowest of four is 8 - 2, and four rounds take one more off.
  expect(record.index).toBe(5);
});

test("a record shows the index without the cap when the cap has lowered it", () => {
  const steady = range(1, 20).map((day) => round(day, 10));
  expect(recordOfRounds(steady).uncappedIndex).toBe(null);
  const worse = range(21, 40).map((day) => round(day, 16));
  const { index, uncappedIndex } = recordOfRounds([...steady, ...worse]);
  // 6.0 above the low index of 10.0: what is above 3.0 counts half.
  expect([index, uncappedIndex]).toEqual([14.5, 16]);
});
