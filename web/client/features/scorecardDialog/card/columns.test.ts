import { expect, test } from "vitest";
import { courseHoles, detailOf } from "../testing.ts";
import { columnsOf, parPlayed, sumOf } from "./columns.ts";

test("played holes are as the card remembers them, the rest as they are given", () => {
  const columns = columnsOf(detailOf({ strokes: [5, 3], handicap: 1 }), courseHoles(18));
  expect(columns).toHaveLength(18);
  expect(columns[0]).toEqual({
    holeNumber: 1,
    par: 4,
    strokeIndex: 1,
    received: 1,
    strokes: 5,
    points: 2,
  });
  expect(columns[17]).toEqual({
    holeNumber: 18,
    par: 4,
    strokeIndex: 18,
    received: 0,
    strokes: null,
    points: null,
  });
});

test("holes still to be played show the strokes that the handicap will give there", () => {
  const columns = columnsOf(detailOf({ strokes: [4], handicap: 20 }), courseHoles(18));
  expect(columns.map(({ received }) => received).slice(0, 4)).toEqual([2, 2, 1, 1]);
});

test("without the course the holes to come are blank", () => {
  const columns = columnsOf(detailOf({ strokes: [4], handicap: 0 }), []);
  expect(columns).toHaveLength(18);
  expect(columns[1]).toMatchObject({ par: null, strokeIndex: null, received: 0 });
});

test("a card of nine holes has no back nine", () => {
  const whole = detailOf({ strokes: Array.from({ length: 9 }, () => 4), handicap: 0 }, true);
  expect(columnsOf(whole, [])).toHaveLength(9);
  expect(columnsOf(detailOf({ strokes: [4], handicap: 0 }), courseHoles(9))).toHaveLength(9);
});

test("sums are of what is known, and par of the holes played", () => {
  const columns = columnsOf(detailOf({ strokes: [5, 3], handicap: 0 }), courseHoles(18));
  expect(sumOf(columns, ({ strokes }) => strokes)).toBe(8);
  expect(sumOf(columns, ({ par }) => par)).toBe(72);
  expect(sumOf(columns.slice(9), ({ strokes }) => strokes)).toBeNull();
  expect(parPlayed(columns)).toBe(8);
});
