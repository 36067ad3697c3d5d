import type { HoleNumber, WallClock } from "../shared/values.ts";
import { minutesAfter } from "./teeTimes.ts";

/** The time and hole at which a group tees off; null is the first hole of the course. */
interface Start {
  readonly teeTime: WallClock;
  readonly startHole: HoleNumber | null;
}

interface Starts {
  /** Minutes from one group to the next on the same hole. */
  readonly interval: number;
  /** All holes from which a group may start. Empty means that all start from the first hole. */
  readonly startHoles: ReadonlyArray<HoleNumber>;
  /** Whether another group tees off at this time and hole. */
  readonly taken: ReadonlyArray<Start>;
}

/**
 * The n-th free start, counted from 0. From one hole: the first time, then one interval later, and
 * so on without an end. From several holes: one group on each hole at the same time; when all are
 * taken, the next groups follow one interval later.
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

/** A group without a hole starts from the first one. */
const placeOf = ({ teeTime, startHole }: Start, [first]: ReadonlyArray<HoleNumber>) =>
  `${teeTime} ${startHole ?? first ?? null}`;
