const IDLE_DELAY = 1000;

/** Runs something without urgency as soon as the browser is idle. */
export const whenIdle = (run: () => void): void => {
  // Safari has no `requestIdleCallback`.
  if (typeof requestIdleCallback === "undefined") setTimeout(run, IDLE_DELAY);
  else requestIdleCallback(run);
};
