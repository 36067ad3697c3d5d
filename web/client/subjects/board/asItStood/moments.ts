import type { TournamentId } from "../../../../../domain/shared/values.ts";
import { countText } from "../../../ui/listText.ts";

/** The period whose boards can be shown. */
export interface TimeSpan {
  readonly from: Date;
  readonly to: Date;
}

export const MINUTE = 60_000;
/** Roughly the time that a group needs for a hole. */
export const HOLE = 13 * MINUTE;

/** In milliseconds, ascending. */
type Scores = ReadonlyArray<number>;

/**
 * From the first to the last score, in full minutes with scores. Null if fewer than two minutes
 * have scores, because there is nothing to choose.
 */
export const timeSpan = (scores: Scores): TimeSpan | null => {
  const [first] = scores;
  const last = scores.at(-1);
  if (first === undefined || last === undefined) return null;
  const from = minuteAfter(first);
  const to = minuteAfter(last);
  return from < to ? { from, to } : null;
};

const minuteAfter = (time: number) => new Date(Math.ceil(time / MINUTE) * MINUTE);

/** A moment of the slider. Its end means the present: null. */
export const onSlider = ({ from, to }: TimeSpan, time: number): Date | null =>
  time >= to.getTime() ? null : new Date(Math.max(time, from.getTime()));

/** The moment one score earlier than this one or than now; the first board has none before it. */
export const scoreBefore = (scores: Scores, chosen: Date | null): Date => {
  const last = scores.at(-1) ?? 0;
  const time = Math.min(chosen?.getTime() ?? last, last);
  const shown = scores.findLast((score) => score <= time) ?? time;
  return new Date(scores.findLast((score) => score < shown) ?? scores[0] ?? time);
};

/** The moment of the next score; after the last one it is the present, null. */
export const scoreAfter = (scores: Scores, chosen: Date | null): Date | null => {
  if (chosen === null) return null;
  const next = scores.find((score) => score > chosen.getTime());
  return next === undefined || next === scores.at(-1) ? null : new Date(next);
};

/** The name of the moment in the address. */
export const asOfKey = "asOf";

/** The moment of the address; null if there is none, or if it is in the future. */
export const momentIn = (text: string | null, now: Date): Date | null => {
  const time = text === null ? Number.NaN : Date.parse(text);
  return time < now.getTime() ? new Date(time) : null;
};

/** The address of the board of a moment. */
export const momentLink = (tournamentId: TournamentId, moment: Date) => {
  const search = new URLSearchParams({ tab: "leaderboard", [asOfKey]: moment.toISOString() });
  return `/events/${tournamentId}?${search.toString()}`;
};

const HOUR = 60;
const DAY = 24 * HOUR;

/** "2 h 52 min", "3 days". */
export const durationText = (milliseconds: number): string => {
  const minutes = Math.floor(milliseconds / MINUTE);
  const days = Math.floor(minutes / DAY);
  if (days > 0) return countText(days, "day");
  const hours = Math.floor(minutes / HOUR);
  return hours === 0 ? `${minutes} min` : `${hours} h ${minutes % HOUR} min`;
};
