import { expect, test } from "vitest";
import { at } from "./examples.ts";
import { dayOf, statusByDate } from "./status.ts";

const weekend = { startDate: at("2026-06-06"), endDate: at("2026-06-07") };
const oneDay = { startDate: at("2026-06-06"), endDate: null };
const hours = { startDate: at("2026-06-06T10:00:00"), endDate: at("2026-06-06T18:00:00") };

test.for([
  [weekend, "2026-06-05T23:59:59", "upcoming"],
  [weekend, "2026-06-06T00:00:00", "active"],
  [weekend, "2026-06-07T23:59:59", "active"],
  [weekend, "2026-06-08", "completed"],
  [oneDay, "2026-06-05", "upcoming"],
  [oneDay, "2026-06-06", "active"],
  [oneDay, "2026-06-07", "completed"],
  [hours, "2026-06-06T07:00:00", "active"],
  [hours, "2026-06-06T20:00:00", "active"],
  [hours, "2026-06-07T00:00:00", "completed"],
] as const)("%#: days decide about the status, times of day do not", ([dates, today, expected]) => {
  expect(statusByDate(dates, at(today))).toBe(expected);
});

test("without a start date there is no status by date", () => {
  const dates = { startDate: null, endDate: at("2026-06-07") };
  expect(statusByDate(dates, at("2027-01-01"))).toBeNull();
});

test("a date in the next year is after the last day of a year", () => {
  const dates = { startDate: at("2026-12-31"), endDate: null };
  expect(statusByDate(dates, at("2027-01-01"))).toBe("completed");
});

test("the day of a time is its date", () => {
  expect(dayOf(at("2026-06-06T10:00:00"))).toBe("2026-06-06");
  expect(dayOf(at("2026-06-06"))).toBe("2026-06-06");
});
