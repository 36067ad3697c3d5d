/**
 * A write with status 202 is stored, but its effects cannot be read yet. Code that caches data
 * listens to this and fetches again a little later.
 */
const listeners = new Set<() => void>();

export const lateWrites = {
  announce: (): void => {
    for (const listener of listeners) listener();
  },
  /** Returns a function that removes the listener. */
  listen: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
