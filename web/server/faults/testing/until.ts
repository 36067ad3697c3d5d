import { setTimeout as pause } from "node:timers/promises";

/** In milliseconds. If a fact takes longer than this, even on a busy machine, the test fails. */
const TIMEOUT = 60_000;

export const polling = { timeout: TIMEOUT, interval: 20 };

/** Waits for a fact, inside or outside of a test. */
export const until = async (what: string, isSo: () => boolean | Promise<boolean>) => {
  const deadline = Date.now() + TIMEOUT;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`It never came to pass that ${what}.`);
    await pause(polling.interval);
  }
};
