import type { WallClock } from "./values.ts";

interface Upcoming {
  readonly status: string;
  readonly startDate: WallClock | null;
}

const DAY = "YYYY-MM-DD".length;

/**
 * Whether players may score: not while the event is upcoming, until its day has come. The clock
 * opens it on that day, a little after midnight.
 */
export const takesScores = ({ status, startDate }: Upcoming, today: WallClock): boolean =>
  status !== "upcoming" || (startDate !== null && startDate.slice(0, DAY) <= today.slice(0, DAY));
