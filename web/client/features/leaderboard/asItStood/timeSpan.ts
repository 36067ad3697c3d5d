/** The moments between which the board can be wound back. */
export interface TimeSpan {
  readonly from: Date;
  readonly to: Date;
}

export const MINUTE = 60_000;
/** The time that a group takes for a hole, roughly. */
export const HOLE = 13 * MINUTE;

/** In milliseconds, ascending. */
type Scores = ReadonlyArray<number>;

/**
 * From the first score to the last one, in full minutes that have them. Null while there are no two
 * minutes with scores: then there is nothing to choose from.
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

/** A moment on the slider. Its end is not a moment but the present: null. */
export const onSlider = ({ from, to }: TimeSpan, time: number): Date | null =>
  time >= to.getTime() ? null : new Date(Math.max(time, from.getTime()));

/** The board with one score less than at a moment, or than now; the first board has none before it. */
export const scoreBefore = (scores: Scores, chosen: Date | null): Date => {
  const last = scores.at(-1) ?? 0;
  const time = Math.min(chosen?.getTime() ?? last, last);
  const shown = scores.findLast((score) => score <= time) ?? time;
  return new Date(scores.findLast((score) => score < shown) ?? scores[0] ?? time);
};

/** The board with the next score; with the last one it is the present, null. */
export const scoreAfter = (scores: Scores, chosen: Date | null): Date | null => {
  if (chosen === null) return null;
  const next = scores.find((score) => score > chosen.getTime());
  return next === undefined || next === scores.at(-1) ? null : new Date(next);
};
