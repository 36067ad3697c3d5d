import { isStillToCome } from "../../../../domain/shared/stillToCome.ts";
import { siteConfig } from "../../data/siteConfig.ts";
import { daysBetween, readWallClock, wallClockAt } from "./wallClock.ts";

const WITHIN_DAYS = 7;

type Missing = string | null | undefined;

/** The wall clock in the organiser's time zone, which event dates refer to. */
const now = () => wallClockAt(new Date(), siteConfig.timeZone);

/**
 * Whether an event is still to come. A start given as a date lasts until the end of that day; a
 * start with a time is compared exactly; without a start the event is still to come.
 */
export const isUpcoming = (start: Missing, at: string = now()): boolean => {
  const date = start ? readWallClock(start) : null;
  if (!start || !date) return true;
  return isStillToCome(date.time === null ? start.slice(0, 10) : start, at);
};

/** "Today", "Tomorrow", "6d", "Past", or null if there is nothing to say. */
export const soonBadge = (start: Missing, at: string = now()): string | null => {
  const date = start ? readWallClock(start) : null;
  const today = readWallClock(at);
  if (!date || !today) return null;
  if (!isUpcoming(start, at)) return "Past";
  const days = daysBetween(today, date);
  if (days === 0) return "Today";
  if (days === 1) return "Tomorrow";
  return days <= WITHIN_DAYS ? `${days}d` : null;
};
