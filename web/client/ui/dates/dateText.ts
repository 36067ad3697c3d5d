import { isStillToCome } from "../../../../domain/shared/stillToCome.ts";
import { siteConfig } from "../../data/siteConfig.ts";
import { clockTime, daysBetween, onSite, readWallClock, wallClockAt } from "./wallClock.ts";

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
const SHORT = 3;

type Missing = string | null | undefined;

/** "January 5, 2025"; "TBD" without a date. */
export const longDate = (date: Missing): string => {
  const read = date ? readWallClock(date) : null;
  return read ? `${months[read.month - 1]} ${read.day}, ${read.year}` : "TBD";
};

/** "Jan 05, 2025", the form MMM dd, yyyy; "TBD" without a date. */
export const shortDate = (date: Missing): string => {
  const read = date ? readWallClock(date) : null;
  if (!read) return "TBD";
  const day = String(read.day).padStart(2, "0");
  return `${months[read.month - 1]?.slice(0, SHORT)} ${day}, ${read.year}`;
};

/** "Jan 5", where the year stands beside it; "TBD" without a date. */
export const monthAndDay = (date: Missing): string => {
  const read = date ? readWallClock(date) : null;
  return read ? `${months[read.month - 1]?.slice(0, SHORT)} ${read.day}` : "TBD";
};

/** "June 13–14, 2026", "June 30 – July 1, 2026", or the one day when it starts and ends on it. */
export const dateRange = (start: Missing, end: Missing): string => {
  const first = start ? readWallClock(start) : null;
  const last = end ? readWallClock(end) : null;
  if (!first || !last) return longDate(start);
  if (first.year !== last.year) return `${longDate(start)} – ${longDate(end)}`;
  const firstDay = `${months[first.month - 1]} ${first.day}`;
  if (first.month !== last.month) return `${firstDay} – ${longDate(end)}`;
  return first.day === last.day ? longDate(start) : `${firstDay}–${last.day}, ${last.year}`;
};

/** "08:10" today, "tomorrow, 08:10", "November 26, 2026, 08:10"; without a time only the day. */
export const comingTime = (time: string, now = wallClockNow()): string => {
  const read = readWallClock(time);
  const today = readWallClock(now);
  if (!read || !today) return longDate(time);
  const days = daysBetween(today, read);
  if (days === 0) return read.time ?? "today";
  const day = days === 1 ? "tomorrow" : longDate(time);
  return read.time === null ? day : `${day}, ${read.time}`;
};

/** "11:40" today, "Jun 13, 2026, 11:40" on another day. */
export const momentText = (moment: Date, now: Date): string => {
  const day = onSite(moment).slice(0, 10);
  return day === onSite(now).slice(0, 10) ? clockTime(moment) : dayAndTime(moment);
};

/** "Jun 13, 2026, 11:40", for what is read on another day. */
export const dayAndTime = (moment: Date): string =>
  `${shortDate(onSite(moment))}, ${clockTime(moment)}`;

const WITHIN_DAYS = 7;

/** The wall clock in the organiser's time zone, which event dates refer to. */
const wallClockNow = () => wallClockAt(new Date(), siteConfig.timeZone);

/**
 * Whether an event is still to come. A start given as a date lasts until the end of that day; a
 * start with a time is compared exactly; without a start the event is still to come.
 */
export const isUpcoming = (start: Missing, at: string = wallClockNow()): boolean => {
  const date = start ? readWallClock(start) : null;
  if (!start || !date) return true;
  return isStillToCome(date.time === null ? start.slice(0, 10) : start, at);
};

/** "Today", "Tomorrow", "6d", "Past", or null if there is nothing to say. */
export const soonBadge = (start: Missing, at: string = wallClockNow()): string | null => {
  const date = start ? readWallClock(start) : null;
  const today = readWallClock(at);
  if (!date || !today) return null;
  if (!isUpcoming(start, at)) return "Past";
  const days = daysBetween(today, date);
  if (days === 0) return "Today";
  if (days === 1) return "Tomorrow";
  return days <= WITHIN_DAYS ? `${days}d` : null;
};
