import { expect, test } from "vitest";
import { dayInYear } from "./dayInYear.ts";
import { WallClock } from "./values.ts";

test.each([
  ["2026-12-21", "Dec 21"],
  ["2026-01-05T08:30:00", "Jan 5"],
])("%s is %s", (time, text) => {
  expect(dayInYear(WallClock.make(time))).toBe(text);
});
