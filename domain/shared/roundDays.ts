import type { RoundNumber, WallClock } from "./values.ts";

const DAY = 24 * 60 * 60 * 1000;

const inDays = (time: WallClock) => Date.parse(`${time.slice(0, 10)}T00:00:00Z`) / DAY;

/** How many days from one to the other; on the same day none. */
export const daysFrom = (from: WallClock, to: WallClock): number => inDays(to) - inDays(from);

interface Dates {
  readonly startDate: WallClock | null;
  readonly endDate: WallClock | null;
  readonly numberOfRounds: number;
}

/**
 * Whether the day of a round has come, by the dates of its event: one round on each day where it
 * lasts long enough, otherwise all from the first day on. Without a start nobody knows.
 */
export const isRoundDue = (
  { startDate, endDate, numberOfRounds }: Dates,
  round: RoundNumber,
  today: WallClock,
): boolean => {
  if (startDate === null) return false;
  const hasDayForEach = daysFrom(startDate, endDate ?? startDate) >= numberOfRounds - 1;
  return daysFrom(startDate, today) >= (hasDayForEach ? round - 1 : 0);
};
