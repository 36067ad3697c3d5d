import { range } from "../golf/range.ts";
import { RoundNumber, type WallClock } from "./values.ts";

const DAY = 24 * 60 * 60 * 1000;

const inDays = (time: WallClock) => Date.parse(`${time.slice(0, 10)}T00:00:00Z`) / DAY;

/** How many days lie between two dates; 0 on the same day. */
export const daysFrom = (from: WallClock, to: WallClock): number => inDays(to) - inDays(from);

interface Dates {
  readonly startDate: WallClock | null;
  readonly endDate: WallClock | null;
  readonly numberOfRounds: number;
}

/** Whether the event lasts long enough for one round on each day. */
export const hasDayForEach = ({ startDate, endDate, numberOfRounds }: Dates): boolean =>
  startDate !== null && daysFrom(startDate, endDate ?? startDate) >= numberOfRounds - 1;

/**
 * Whether the day of a round has come, by the dates of its event. There is one round on each day if
 * the event lasts long enough; otherwise all rounds are on the first day. False without a start
 * date.
 */
export const isRoundDue = (dates: Dates, round: RoundNumber, today: WallClock): boolean =>
  dates.startDate !== null &&
  daysFrom(dates.startDate, today) >= (hasDayForEach(dates) ? round - 1 : 0);

/** The latest round whose day has come; null before the first. */
export const latestRoundDue = (dates: Dates, today: WallClock): RoundNumber | null =>
  range(1, dates.numberOfRounds)
    .map((round) => RoundNumber.make(round))
    .findLast((round) => isRoundDue(dates, round, today)) ?? null;
