import { setTimeout as pause } from "node:timers/promises";

/** However busy the machine is: what takes longer than this, in milliseconds, does not happen. */
const TIMEOUT = 60_000;

export const polling = { timeout: TIMEOUT, interval: 20 };

/** Waits for a fact, in or outside of a test. */
export const until = async (what: string, isSo: () => boolean | Promise<boolean>) => {
  const deadline = Date.now() + TIMEOUT;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`It never came to pass that ${what}.`);
    await pause(polling.interval);
  }
};
