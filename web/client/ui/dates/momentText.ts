import { shortDate } from "./dateText.ts";
import { clockTime, onSite } from "./moment.ts";

/** "11:40" today, "Jun 13, 2026, 11:40" on another day. */
export const momentText = (moment: Date, now: Date): string => {
  const day = onSite(moment).slice(0, 10);
  return day === onSite(now).slice(0, 10) ? clockTime(moment) : dayAndTime(moment);
};

/** "Jun 13, 2026, 11:40", for what is read on another day. */
export const dayAndTime = (moment: Date): string =>
  `${shortDate(onSite(moment))}, ${clockTime(moment)}`;
