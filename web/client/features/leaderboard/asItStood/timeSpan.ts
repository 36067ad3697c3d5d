import { momentOf } from "../../../lib/dates/moment.ts";
import { siteConfig } from "../../../lib/siteConfig.ts";
import type { BoardEvent } from "../boardEvent.ts";

/** The moments between which the board can be wound back. */
export interface TimeSpan {
  readonly from: Date;
  readonly to: Date;
}

export const MINUTE = 60_000;
/** The time that a group takes for a hole, roughly. */
export const HOLE = 13 * MINUTE;

const firstMinute = "T00:00:00";
const lastMinute = "T23:59:00";

/**
 * From the start of the event to the present; of an event that is over, to the end of its last day.
 * Null before the event has begun. Boards of the past go by when facts were recorded, so there is
 * none from before the event was set up, even when it was set up only after it was played.
 */
export const timeSpan = (
  { startDate, endDate, createdAt }: Pick<BoardEvent, "startDate" | "endDate" | "createdAt">,
  now: Date,
): TimeSpan | null => {
  const setUp = toMinute(Date.parse(createdAt));
  const start = startDate ? onSite(startDate, firstMinute) : setUp;
  const from = start < setUp ? setUp : start;
  const lastDay = endDate ?? startDate;
  const end = lastDay ? onSite(lastDay.slice(0, 10), lastMinute) : now;
  const to = toMinute(end < from ? now.getTime() : Math.min(end.getTime(), now.getTime()));
  return from < to ? { from, to } : null;
};

/** Both dates and dates with a time are given on the organiser's wall. */
const onSite = (wallClock: string, timeOfDay: string) =>
  momentOf(wallClock.length > 10 ? wallClock : wallClock + timeOfDay, siteConfig.timeZone);

const toMinute = (time: number) => new Date(Math.floor(time / MINUTE) * MINUTE);

/** A moment on the slider. Its end is not a moment but the present: null. */
export const onSlider = ({ from, to }: TimeSpan, time: number): Date | null =>
  time >= to.getTime() ? null : new Date(Math.max(time, from.getTime()));
