import { expect, test } from "vitest";
import { detailOf } from "../testing.ts";
import { columnsOf, parPlayed, sumOf } from "./columns.ts";

const columnsFor = (...played: Parameters<typeof detailOf>) =>
  columnsOf(detailOf(...played).scorecard);

test("every hole is printed, also those that are still to be played", () => {
  const columns = columnsFor({ strokes: [5, 3], handicap: 1 });
  expect(columns).toHaveLength(18);
  expect(columns[0]).toEqual({
    holeNumber: 1,
    isPickedUp: false,
    par: 4,
    strokeIndex: 1,
    yards: null,
    strokesReceived: 1,
    strokes: 5,
    points: 2,
  });
  expect(columns[17]).toEqual({
    holeNumber: 18,
    par: 4,
    strokeIndex: 18,
    yards: null,
    strokesReceived: 0,
    strokes: null,
    isPickedUp: false,
    points: null,
  });
});

test("holes still to be played show the strokes that the handicap will give there", () => {
  const columns = columnsFor({ strokes: [4], handicap: 20 });
  expect(columns.map(({ strokesReceived }) => strokesReceived).slice(0, 4)).toEqual([2, 2, 1, 1]);
});

test("a card of nine holes has no back nine", () => {
  const strokes = Array.from({ length: 9 }, () => 4);
  expect(columnsFor({ strokes, handicap: 0, length: 9 }, true)).toHaveLength(9);
  expect(columnsFor({ strokes: [4], handicap: 0, length: 9 })).toHaveLength(9);
});

test("sums are of what is known, and par of the holes played", () => {
  const columns = columnsFor({ strokes: [5, 3], handicap: 0 });
  expect(sumOf(columns, ({ strokes }) => strokes)).toBe(8);
  expect(sumOf(columns, ({ par }) => par)).toBe(72);
  expect(sumOf(columns.slice(9), ({ strokes }) => strokes)).toBeNull();
  expect(parPlayed(columns)).toBe(8);
});
