import { Effect } from "effect";
import { afterEach, expect, test, vi } from "vitest";
import { OrganiserClock } from "../../application/ports/OrganiserClock.ts";
import { organiserClockIn } from "./organiserClock.ts";

afterEach(() => vi.useRealTimers());

const wallAt = (instant: string, timeZone: string) => {
  vi.useFakeTimers({ now: Date.parse(instant), toFake: ["Date"] });
  return OrganiserClock.use(({ now, today }) => Effect.all([now, today])).pipe(
    Effect.provide(organiserClockIn(timeZone)),
    Effect.runSync,
  );
};

test.each([
  [
    "a zone that is one hour ahead in winter",
    "2026-01-15T11:00:00Z",
    "Europe/Warsaw",
    "2026-01-15T12:00:00",
  ],
  [
    "a zone that is two hours ahead in summer",
    "2026-07-15T11:00:00Z",
    "Europe/Warsaw",
    "2026-07-15T13:00:00",
  ],
  ["the last second of a day", "2026-06-05T21:59:59Z", "Europe/Warsaw", "2026-06-05T23:59:59"],
  [
    "midnight, which is hour 00 of the next day",
    "2026-06-05T22:00:00Z",
    "Europe/Warsaw",
    "2026-06-06T00:00:00",
  ],
  [
    "a zone where it is still the year before",
    "2027-01-01T04:59:59Z",
    "America/New_York",
    "2026-12-31T23:59:59",
  ],
  [
    "a zone where it is already tomorrow",
    "2026-06-05T12:00:00Z",
    "Pacific/Auckland",
    "2026-06-06T00:00:00",
  ],
  [
    "the second before clocks go forward",
    "2026-03-29T00:59:59Z",
    "Europe/Warsaw",
    "2026-03-29T01:59:59",
  ],
  [
    "the second after clocks went forward, without the hour of 2",
    "2026-03-29T01:00:00Z",
    "Europe/Warsaw",
    "2026-03-29T03:00:00",
  ],
  [
    "the hour before clocks go back",
    "2026-10-25T00:30:00Z",
    "Europe/Warsaw",
    "2026-10-25T02:30:00",
  ],
  [
    "the hour after clocks went back, with the hour of 2 again",
    "2026-10-25T01:30:00Z",
    "Europe/Warsaw",
    "2026-10-25T02:30:00",
  ],
  ["a zone with a half hour", "2026-06-05T18:30:00Z", "Asia/Kolkata", "2026-06-06T00:00:00"],
])("the organiser's time is right at %s", (_, instant, timeZone, wall) => {
  expect(wallAt(instant, timeZone)).toEqual([wall, wall.slice(0, 10)]);
});
