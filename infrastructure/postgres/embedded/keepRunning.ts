import type { End, Run } from "./server.ts";

/** Is informed about changes of a running database. */
export interface Watcher {
  /** The database ended by itself, and is started again. */
  readonly ended: (end: End) => void;
  readonly runsAgain: () => void;
  /** The database is not started again. */
  readonly gaveUp: (end: End) => void;
}

export const unwatched: Watcher = { ended: () => {}, runsAgain: () => {}, gaveUp: () => {} };

/** If the database ends this many times within this many milliseconds, it is not an accident. */
export const MAX_ENDS = 5;
const PERIOD = 60_000;

/**
 * In milliseconds. The first pause before a new start; each further pause is four times as long.
 */
const FIRST_PAUSE = 250;

/** Starts PostgreSQL, and starts it again whenever it ends by itself, until it is stopped. */
export const keepRunning = async (start: () => Run, watcher: Watcher) => {
  const stopping = new AbortController();
  let run = start();
  await run.ready;

  const follow = async () => {
    let ends: ReadonlyArray<number> = [];
    while (!stopping.signal.aborted) {
      const end = await run.ended;
      if (stopping.signal.aborted) return;
      const now = performance.now();
      ends = [...ends.filter((at) => now - at < PERIOD), now];
      if (ends.length === MAX_ENDS) return watcher.gaveUp(end);

      watcher.ended(end);
      await pause(FIRST_PAUSE * 4 ** (ends.length - 1), stopping.signal);
      if (stopping.signal.aborted) return;
      run = start();
      // If it never becomes ready, the reason of its end explains why.
      run.ready.then(watcher.runsAgain, () => {});
    }
  };
  const followed = follow();

  return {
    stop: async () => {
      stopping.abort();
      await run.stop();
      await followed;
    },
  };
};

/** Ends at once when the signal comes. */
const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener("abort", end, { once: true });
  });
