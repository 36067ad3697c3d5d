import type { HoleNumber, WallClock } from "../shared/values.ts";
import { minutesAfter } from "./teeTimes.ts";

/** When and where a group tees off; null is the first hole of the course. */
export interface Start {
  readonly teeTime: WallClock;
  readonly startHole: HoleNumber | null;
}

interface Starts {
  /** Minutes from one group to the next on the same hole. */
  readonly interval: number;
  /** All holes that a group may start from; none means that all start from the first one. */
  readonly startHoles: ReadonlyArray<HoleNumber>;
  /** There and then somebody else tees off. */
  readonly taken: ReadonlyArray<Start>;
}

/**
 * The n-th free start, counted from 0. From one hole: start, start and one interval, and so on, into
 * the night. From many: one group on each hole at once, and when all are taken the next ones follow
 * an interval later.
 */
export const startsFrom = (start: WallClock, { interval, startHoles, taken }: Starts) => {
  const holes = startHoles.length === 0 ? [null] : startHoles;
  const others = new Set(taken.map((each) => placeOf(each, startHoles)));
  const free: Array<Start> = [];
  let next = 0;
  return (n: number): Start => {
    for (; free.length <= n; next++) {
      const teeTime = minutesAfter(start, Math.floor(next / holes.length) * interval);
      const candidate = { teeTime, startHole: holes[next % holes.length] ?? null };
      if (!others.has(placeOf(candidate, startHoles))) free.push(candidate);
    }
    return free[n] ?? { teeTime: start, startHole: null };
  };
};

/** Who names no hole starts from the first one. */
const placeOf = ({ teeTime, startHole }: Start, [first]: ReadonlyArray<HoleNumber>) =>
  `${teeTime} ${startHole ?? first ?? null}`;
