const signs = ["pointerdown", "keydown"] as const;

/** In milliseconds: the latest time, because the network may be gone at the first input. */
const LATEST = 5000;

/**
 * Runs something once that is needed only when the page is used: on the first touch or key, or soon
 * after loading. Returns a function that cancels it.
 */
export const onFirstInput = (run: () => void): (() => void) => {
  const giveUp = () => {
    clearTimeout(timer);
    for (const sign of signs) window.removeEventListener(sign, touched, { capture: true });
  };
  const touched = () => {
    giveUp();
    run();
  };
  const timer = setTimeout(touched, LATEST);
  for (const sign of signs) window.addEventListener(sign, touched, { capture: true });
  return giveUp;
};

const IDLE_DELAY = 1000;

/** Runs something without urgency as soon as the browser is idle. */
export const whenIdle = (run: () => void): void => {
  // Safari has no `requestIdleCallback`.
  if (typeof requestIdleCallback === "undefined") setTimeout(run, IDLE_DELAY);
  else requestIdleCallback(run);
};
