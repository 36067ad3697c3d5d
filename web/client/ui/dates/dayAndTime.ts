import { siteConfig } from "../../data/siteConfig.ts";
import { longDate } from "./dateText.ts";
import { daysBetween, readWallClock, wallClockAt } from "./wallClock.ts";

/** "08:10" today, "tomorrow, 08:10", "November 26, 2026, 08:10"; without a time only the day. */
export const dayAndTime = (
  time: string,
  now = wallClockAt(new Date(), siteConfig.timeZone),
): string => {
  const read = readWallClock(time);
  const today = readWallClock(now);
  if (!read || !today) return longDate(time);
  const days = daysBetween(today, read);
  if (days === 0) return read.time ?? "today";
  const day = days === 1 ? "tomorrow" : longDate(time);
  return read.time === null ? day : `${day}, ${read.time}`;
};
