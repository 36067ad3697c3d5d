const signs = ["pointerdown", "keydown"] as const;

/** In milliseconds. By then the page is there, and the network may be gone when it is touched. */
const LATEST = 5000;

/**
 * Runs once what nobody needs before the page is used: at the first touch or key, or soon after the
 * page is there. Returns how to give it up.
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
