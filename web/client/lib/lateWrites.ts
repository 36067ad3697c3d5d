/**
 * A write that answers 202 is stored, but what it changes cannot be read yet. Whoever keeps
 * fetched data wants to know, and asks again a little later.
 */
const listeners = new Set<() => void>();

export const lateWrites = {
  announce: (): void => {
    for (const listener of listeners) listener();
  },
  /** Returns what ends the listening. */
  listen: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
