import { useSyncExternalStore } from "react";

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

const watch = (changed: () => void) => {
  const stop = serverContact.listen(changed);
  window.addEventListener("online", changed);
  window.addEventListener("offline", changed);
  return () => {
    stop();
    window.removeEventListener("online", changed);
    window.removeEventListener("offline", changed);
  };
};

/** Whether the device has a network. Calls report whether the server can be reached. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    watch,
    () => navigator.onLine || serverContact.hasAnswered(),
    () => true,
  );

/** Whether the device has no network, or one without internet: shown data may be outdated. */
export const useIsOffline = (): boolean => {
  const isOnline = useOnline();
  const isOld = useSyncExternalStore(cachedAnswers.listen, cachedAnswers.isShown, () => false);
  return isOld || !isOnline;
};
