/**
 * Without a network the worker gives what the server has answered before. Whoever shows that must
 * say so, and ask again.
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
  /** Every answer tells whether the server is there. */
  arrived: (isKept: boolean): void => notify(isKept),
  /** Returns what ends the listening. */
  listen: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
