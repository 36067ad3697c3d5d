import { siteConfig } from "../../data/siteConfig.ts";
import { wallClockAt } from "./wallClock.ts";

const asUtc = (wallClock: string) => Date.parse(`${wallClock}Z`);

/**
 * The moment at which a clock in that time zone shows "YYYY-MM-DDTHH:MM:SS". Times that are skipped
 * when summer time begins give the moment an hour later.
 */
export const momentOf = (wallClock: string, timeZone: string): Date => {
  const wanted = asUtc(wallClock);
  const shownAt = (time: number) => asUtc(wallClockAt(new Date(time), timeZone));
  const guess = wanted - (shownAt(wanted) - wanted);
  return new Date(guess - (shownAt(guess) - wanted));
};

/** "14:32" in the organiser's time zone. */
export const clockTime = (moment: Date): string => onSite(moment).slice(11, 16);

/** "YYYY-MM-DDTHH:MM:SS" in the organiser's time zone. */
export const onSite = (moment: Date): string => wallClockAt(moment, siteConfig.timeZone);
