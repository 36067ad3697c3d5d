import type { Env } from "./processes.ts";

/** The signal that makes the clock of a running process jump. */
export const JUMP = "SIGUSR2";

/** Makes `Date` wrong by these many milliseconds, one after the other, in place of the real clock. */
const wrongBy = (offsets: ReadonlyArray<number>) => `
  const offsets = ${JSON.stringify(offsets)};
  process.on("${JUMP}", () => offsets.length > 1 && offsets.shift());
  const { now } = Date;
  Date.now = () => now() + offsets[0];
  globalThis.Date = new Proxy(Date, {
    construct: (Real, given, made) =>
      Reflect.construct(Real, given.length === 0 ? [Real.now()] : given, made),
  });`;

/**
 * A process that is started so has a clock that is ahead of that of its database, or behind it.
 * Each `JUMP` sets it to the next of the differences.
 */
export const otherClock = (...offsets: ReadonlyArray<number>): Env => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(wrongBy(offsets))}`,
});
