import { expect, test } from "vitest";
import { tvRowsOn } from "./tvRows.ts";

test.each([
  { width: 1920, height: 1080, rows: 10 },
  { width: 1366, height: 768, rows: 10 },
  { width: 3440, height: 1440, rows: 10 },
  { width: 1280, height: 900, rows: 13 },
  { width: 1080, height: 1920, rows: 40 },
])("a screen of $width by $height shows $rows lines", ({ rows, ...screen }) => {
  expect(tvRowsOn(screen)).toBe(rows);
});
