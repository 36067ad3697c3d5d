/**
 * Without a network the service worker gives cached answers. Screens that show them must say so,
 * and fetch again.
 */
let isShown = false;
const listeners = new Set<() => void>();

/** Since when each cached answer is kept, in milliseconds, by its address. */
const kept = new Map<string, number>();

const notify = (now: boolean) => {
  const isNews = isShown !== now;
  isShown = now;
  if (isNews) for (const listener of listeners) listener();
};

export const cachedAnswers = {
  isShown: (): boolean => isShown,
  /** Every answer says when the server gave it, if it does not come from there now. */
  arrived: (url: string, keptSince: string | null): void => {
    if (keptSince === null) kept.delete(url);
    else kept.set(url, Date.parse(keptSince));
    notify(keptSince !== null);
  },
  /** When the server gave what is shown; null if that is not an old answer. */
  keptSince: (url: string): number | null => kept.get(url) ?? null,
  /** Returns a function that removes the listener. */
  listen: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
