import type { End, Run } from "./server.ts";

/** Learns what happens to a database that runs. */
export interface Watcher {
  /** It ended by itself, and is started again. */
  readonly ended: (end: End) => void;
  readonly runsAgain: () => void;
  /** It is not started any more. */
  readonly gaveUp: (end: End) => void;
}

export const unwatched: Watcher = { ended: () => {}, runsAgain: () => {}, gaveUp: () => {} };

/** So many ends within so many milliseconds are no accident. */
export const MOST_ENDS = 5;
const PERIOD = 60_000;

/** Milliseconds before it is started again; four times as long after each further end. */
const FIRST_PAUSE = 250;

/** Starts PostgreSQL, and again whenever it ends by itself, until it is stopped. */
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
      if (ends.length === MOST_ENDS) return watcher.gaveUp(end);

      watcher.ended(end);
      await pause(FIRST_PAUSE * 4 ** (ends.length - 1), stopping.signal);
      if (stopping.signal.aborted) return;
      run = start();
      // Where it does not become ready, its end says why.
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

/** Over at once when the signal comes. */
const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener("abort", end, { once: true });
  });
