import { useCallback, useSyncExternalStore } from "react";

/** Whether a media query applies now. */
export const useMatches = (query: string): boolean => {
  const listen = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    listen,
    () => matchMedia(query).matches,
    () => true,
  );
};
