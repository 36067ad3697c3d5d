import { useSyncExternalStore } from "react";

/**
 * A server may answer although the browser counts no network, for example one on the same computer.
 * An answer counts until the browser says that the network is gone.
 */
let hasAnswered = false;
const listeners = new Set<() => void>();

/** The server has answered a call, not a cache. */
export const serverAnswered = (): void => {
  if (hasAnswered) return;
  hasAnswered = true;
  for (const listener of listeners) listener();
};

// Before the listeners of components, which ask afterwards. There is none outside of a browser.
globalThis.addEventListener?.("offline", () => {
  hasAnswered = false;
});

const watch = (changed: () => void) => {
  listeners.add(changed);
  window.addEventListener("online", changed);
  window.addEventListener("offline", changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener("online", changed);
    window.removeEventListener("offline", changed);
  };
};

/** Whether the device has a network. Calls report whether the server can be reached. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    watch,
    () => navigator.onLine || hasAnswered,
    () => true,
  );
