const IDLE_DELAY = 1000;

/** Runs what nobody waits for as soon as the browser has nothing else to do. */
export const whenIdle = (run: () => void): void => {
  // Safari does not tell when it is idle.
  if (typeof requestIdleCallback === "undefined") setTimeout(run, IDLE_DELAY);
  else requestIdleCallback(run);
};
