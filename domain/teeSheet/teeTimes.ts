import { WallClock } from "../shared/values.ts";

interface Slots {
  /** Minutes from one group to the next. */
  readonly interval: number;
  /** At these times somebody else tees off. */
  readonly taken: ReadonlyArray<WallClock>;
}

/** The n-th free tee time, counted from 0: start, start and one interval, and so on, into the night. */
export const teeTimesFrom = (start: WallClock, { interval, taken }: Slots) => {
  const others = new Set<string>(taken);
  const free: Array<WallClock> = [];
  let slot = 0;
  return (n: number): WallClock => {
    for (; free.length <= n; slot++) {
      const time = minutesAfter(start, slot * interval);
      if (!others.has(time)) free.push(time);
    }
    return free[n] ?? start;
  };
};

/** On a wall there are no zones: days have 24 hours. */
const minutesAfter = (start: WallClock, minutes: number) =>
  WallClock.make(new Date(Date.parse(`${start}Z`) + minutes * 60_000).toISOString().slice(0, 19));

/** A time of a day: "08:30" becomes `YYYY-MM-DDT08:30:00`. */
export const timeOfDay = (day: string, time: string) => WallClock.make(`${day}T${time}:00`);

/** Each round is played a day after the one before. */
export const dayOfRound = (startDay: string, round: number) =>
  new Date(Date.parse(`${startDay}T00:00:00Z`) + (round - 1) * 86_400_000)
    .toISOString()
    .slice(0, 10);
