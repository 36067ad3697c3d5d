import { setTimeout as pause } from "node:timers/promises";

/** In milliseconds. If a fact takes longer than this, even on a busy machine, the test fails. */
const TIMEOUT = 120_000;

export const polling = { timeout: TIMEOUT, interval: 50 };

/** In milliseconds. */
const LONGEST_PAUSE = 500;

/**
 * Waits for a fact, inside or outside of a test. The longer it has waited, the longer it pauses, so
 * that a wait of a minute leaves the processor to other tests.
 */
export const until = async (what: string, isSo: () => boolean | Promise<boolean>) => {
  const start = Date.now();
  while (!(await isSo())) {
    const waited = Date.now() - start;
    if (waited > TIMEOUT) throw new Error(`It never came to pass that ${what}.`);
    await pause(Math.min(polling.interval + waited / 20, LONGEST_PAUSE));
  }
};

/** Waits for what a process or a server does. A failure says what it was, and what is known then. */
export const within = async <A>(
  what: string,
  happens: Promise<A>,
  known: () => string = () => "",
): Promise<A> => {
  const stop = new AbortController();
  const never = pause(TIMEOUT, undefined, { signal: stop.signal, ref: false }).then(() => {
    throw new Error(`It never came to pass that ${what}. ${known()}`.trim());
  });
  try {
    return await Promise.race([happens, never]);
  } finally {
    never.catch(() => undefined);
    stop.abort();
  }
};
