import fc from "fast-check";
import { expect, test } from "vitest";
import { momentOf, wallClockAt } from "./wallClock.ts";

test.each([
  ["2026-06-13T14:32:00", "UTC", "2026-06-13T14:32:00.000Z"],
  ["2026-06-13T14:32:00", "America/New_York", "2026-06-13T18:32:00.000Z"],
  ["2026-01-13T14:32:00", "Europe/Berlin", "2026-01-13T13:32:00.000Z"],
  ["2026-03-29T01:30:00", "Europe/Berlin", "2026-03-29T00:30:00.000Z"],
  ["2026-03-29T02:30:00", "Europe/Berlin", "2026-03-29T01:30:00.000Z"],
  ["2026-03-29T03:30:00", "Europe/Berlin", "2026-03-29T01:30:00.000Z"],
  ["2026-10-25T03:30:00", "Europe/Berlin", "2026-10-25T02:30:00.000Z"],
])("%s in %s is %s", (wallClock, timeZone, moment) => {
  expect(momentOf(wallClock, timeZone).toISOString()).toBe(moment);
});

test("a wall clock that was read off leads back to what it showed", () => {
  const zones = fc.constantFrom("UTC", "America/Los_Angeles", "Asia/Kathmandu", "Europe/London");
  const moments = fc.date({
    min: new Date("2000-01-01"),
    max: new Date("2060-01-01"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(zones, moments, (timeZone, moment) => {
      const shown = wallClockAt(moment, timeZone);
      expect(wallClockAt(momentOf(shown, timeZone), timeZone)).toBe(shown);
    }),
  );
});
