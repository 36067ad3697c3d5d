import { shortDate } from "../../../lib/dates/dateText.ts";
import { clockTime, onSite } from "../../../lib/dates/moment.ts";
import { MINUTE } from "./timeSpan.ts";

/** "11:40" of today, "Jun 13, 2026, 11:40" of another day. */
export const momentText = (moment: Date, now: Date): string => {
  const day = onSite(moment).slice(0, 10);
  const time = clockTime(moment);
  return day === onSite(now).slice(0, 10) ? time : `${shortDate(day)}, ${time}`;
};

const HOUR = 60;
const DAY = 24 * HOUR;

/** "2 h 52 min", "3 days". */
export const durationText = (milliseconds: number): string => {
  const minutes = Math.floor(milliseconds / MINUTE);
  const days = Math.floor(minutes / DAY);
  if (days > 0) return days === 1 ? "1 day" : `${days} days`;
  const hours = Math.floor(minutes / HOUR);
  return hours === 0 ? `${minutes} min` : `${hours} h ${minutes % HOUR} min`;
};
