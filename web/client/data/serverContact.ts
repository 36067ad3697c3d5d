/**
 * Whether the server answers although the browser counts no network, for example a server on the
 * same computer.
 */
export const makeServerContact = (window: Pick<EventTarget, "addEventListener"> | undefined) => {
  let hasAnswered = false;
  let outages = 0;
  const listeners = new Set<() => void>();

  const set = (answers: boolean) => {
    if (hasAnswered === answers) return;
    hasAnswered = answers;
    for (const listener of listeners) listener();
  };
  // Before the listeners of components, which ask afterwards.
  window?.addEventListener("offline", () => {
    outages += 1;
    set(false);
  });

  return {
    hasAnswered: () => hasAnswered,
    /** To be called with each call that is sent. Returns what to call when it ends. */
    asked: () => {
      const before = outages;
      return {
        /** The server has answered, not a cache. The network may have gone since it was asked. */
        answered: () => {
          if (outages === before) set(true);
        },
        unanswered: () => set(false),
      };
    },
    listen: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

/** Outside of a browser nothing says that the network has gone. */
export const serverContact = makeServerContact(typeof window === "undefined" ? undefined : window);
