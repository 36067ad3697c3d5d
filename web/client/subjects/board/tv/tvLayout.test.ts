import { expect, test } from "vitest";
import { tvPageAt, tvRowsOn } from "./tvLayout.ts";

const pageAt = (second: number, rows = 24) => tvPageAt(second, rows, 10);

test("the leaders stay for 24 seconds, the other pages for 12, then it begins again", () => {
  expect([0, 23, 24, 35, 36, 47, 48].map((second) => pageAt(second).index)).toEqual([
    0, 0, 1, 1, 2, 2, 0,
  ]);
});

test("a page tells how long it is shown and how much of that is over", () => {
  expect(pageAt(20)).toEqual({ index: 0, count: 3, seconds: 24, elapsed: 20 });
  expect(pageAt(30)).toEqual({ index: 1, count: 3, seconds: 12, elapsed: 6 });
  expect(pageAt(58)).toEqual({ index: 0, count: 3, seconds: 24, elapsed: 10 });
});

test("a field that fits one page never turns", () => {
  expect([0, 30, 100].map((second) => pageAt(second, 10).index)).toEqual([0, 0, 0]);
  expect(pageAt(0, 0).count).toBe(1);
});

test.each([
  { width: 1920, height: 1080, rows: 10 },
  { width: 1366, height: 768, rows: 10 },
  { width: 3440, height: 1440, rows: 10 },
  { width: 1280, height: 900, rows: 13 },
  { width: 1080, height: 1920, rows: 40 },
])("a screen of $width by $height shows $rows lines", ({ rows, ...screen }) => {
  expect(tvRowsOn(screen)).toBe(rows);
});
