import { siteConfig } from "../siteConfig.ts";
import { wallClockAt } from "./wallClock.ts";

const asUtc = (wallClock: string) => Date.parse(`${wallClock}Z`);

/**
 * The moment at which the clock on a wall in that zone shows "YYYY-MM-DDTHH:MM:SS". Where summer
 * time begins some clock times never come: they give the moment an hour later.
 */
export const momentOf = (wallClock: string, timeZone: string): Date => {
  const wanted = asUtc(wallClock);
  const shownAt = (time: number) => asUtc(wallClockAt(new Date(time), timeZone));
  const guess = wanted - (shownAt(wanted) - wanted);
  return new Date(guess - (shownAt(guess) - wanted));
};

/** "14:32" on the organiser's wall. */
export const clockTime = (moment: Date): string => onSite(moment).slice(11, 16);

/** "YYYY-MM-DDTHH:MM:SS" on the organiser's wall. */
export const onSite = (moment: Date): string => wallClockAt(moment, siteConfig.timeZone);
