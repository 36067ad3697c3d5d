import { setTimeout as pause } from "node:timers/promises";

/** However busy the machine is: what takes longer than this, in milliseconds, does not happen. */
const PATIENCE = 60_000;

export const patience = { timeout: PATIENCE, interval: 20 };

/** Waits for a fact, in or outside of a test. */
export const until = async (what: string, isSo: () => boolean | Promise<boolean>) => {
  const deadline = Date.now() + PATIENCE;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`It never came to pass that ${what}.`);
    await pause(patience.interval);
  }
};
