import type { Env } from "./processes.ts";

/** Makes `Date` wrong by this many milliseconds, in place of the clock of the computer. */
const wrongBy = (milliseconds: number) => `
  const { now } = Date;
  Date.now = () => now() + ${milliseconds};
  globalThis.Date = new Proxy(Date, {
    construct: (Real, given, made) =>
      Reflect.construct(Real, given.length === 0 ? [Real.now()] : given, made),
  });`;

/** A process that is started so has a clock that is ahead of that of its database, or behind it. */
export const otherClock = (milliseconds: number): Env => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(wrongBy(milliseconds))}`,
});
