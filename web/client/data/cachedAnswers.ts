/**
 * Without a network the service worker gives cached answers. Screens that show them must say so,
 * and fetch again.
 */
let isShown = false;
const listeners = new Set<() => void>();

const notify = (now: boolean) => {
  const isNews = isShown !== now;
  isShown = now;
  if (isNews) for (const listener of listeners) listener();
};

export const cachedAnswers = {
  isShown: (): boolean => isShown,
  /** Every answer says whether it came from the server. */
  arrived: (isKept: boolean): void => notify(isKept),
  /** Returns a function that removes the listener. */
  listen: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
