import { expect, test } from "vitest";
import { siteConfig } from "../../data/siteConfig.ts";
import { dateRange, isUpcoming, longDate, momentText, shortDate, soonBadge } from "./dateText.ts";
import { momentOf, wallClockAt } from "./wallClock.ts";

const at = "2025-03-28T14:30:00";

test("dates are printed as they stand, whatever the zone of the device", () => {
  expect(longDate("2025-01-05")).toBe("January 5, 2025");
  expect(longDate("2025-12-31T23:59:59")).toBe("December 31, 2025");
  expect(shortDate("2025-01-05T08:00:00")).toBe("Jan 05, 2025");
  expect(longDate(null)).toBe("TBD");
  expect(shortDate("soon")).toBe("TBD");
});

test("a range says once what both of its days share", () => {
  expect(dateRange("2026-06-13", "2026-06-14")).toBe("June 13–14, 2026");
  expect(dateRange("2026-06-30", "2026-07-01")).toBe("June 30 – July 1, 2026");
  expect(dateRange("2026-12-31", "2027-01-01")).toBe("December 31, 2026 – January 1, 2027");
  expect(dateRange("2026-06-13T08:00:00", "2026-06-13")).toBe("June 13, 2026");
  expect(dateRange("2026-06-13", null)).toBe("June 13, 2026");
});

test.each([
  ["2025-03-28", true, "Today"],
  ["2025-03-27", false, "Past"],
  ["2025-03-28T14:30:01", true, "Today"],
  ["2025-03-28T14:30:00", false, "Past"],
  ["2025-03-29T00:00:00", true, "Tomorrow"],
  // The night in between is an hour short where summer time begins.
  ["2025-03-30", true, "2d"],
  ["2025-04-04T23:00:00", true, "7d"],
  ["2025-04-05", true, null],
  [null, true, null],
])(
  "seen on March 28 at half past two, a start at %s: upcoming %s, badge %s",
  (start, is, badge) => {
    expect(isUpcoming(start, at)).toBe(is);
    expect(soonBadge(start, at)).toBe(badge);
  },
);

test("the wall clock is that of the organiser's zone", () => {
  const midnight = new Date("2025-01-01T00:30:00Z");
  expect(wallClockAt(midnight, "America/New_York")).toBe("2024-12-31T19:30:00");
  expect(wallClockAt(midnight, "UTC")).toBe("2025-01-01T00:30:00");
});

const momentAt = (wallClock: string) => momentOf(`${wallClock}:00`, siteConfig.timeZone);

test("a moment of today is told by its time, another one with its day", () => {
  const now = momentAt("2026-06-14T14:32");
  expect(momentText(momentAt("2026-06-14T11:40"), now)).toBe("11:40");
  expect(momentText(momentAt("2026-06-13T11:40"), now)).toBe("Jun 13, 2026, 11:40");
});
