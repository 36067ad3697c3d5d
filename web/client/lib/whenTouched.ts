const signs = ["pointerdown", "keydown"] as const;

/**
 * Runs, once, what nobody needs before the page is used: at the first touch or key. Returns how to
 * give it up.
 */
export const whenTouched = (run: () => void): (() => void) => {
  const giveUp = () => {
    for (const sign of signs) window.removeEventListener(sign, touched, { capture: true });
  };
  const touched = () => {
    giveUp();
    run();
  };
  for (const sign of signs) window.addEventListener(sign, touched, { capture: true });
  return giveUp;
};
