import { WallClock } from "../shared/values.ts";

/** The organiser's clock has no time zones, so every day has 24 hours. */
export const minutesAfter = (start: WallClock, minutes: number) =>
  WallClock.make(new Date(Date.parse(`${start}Z`) + minutes * 60_000).toISOString().slice(0, 19));

/** A time of a day: "08:30" becomes `YYYY-MM-DDT08:30:00`. */
export const timeOfDay = (day: string, time: string) => WallClock.make(`${day}T${time}:00`);

/** Each round is played one day after the previous one. */
export const dayOfRound = (startDay: string, round: number) =>
  new Date(Date.parse(`${startDay}T00:00:00Z`) + (round - 1) * 86_400_000)
    .toISOString()
    .slice(0, 10);
