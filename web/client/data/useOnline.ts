import { useSyncExternalStore } from "react";
import { serverContact } from "./serverContact.ts";

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
