import { readWallClock } from "./wallClock.ts";

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
