import { useSyncExternalStore } from "react";
import { cachedAnswers } from "./cachedAnswers.ts";
import { useOnline } from "./useOnline.ts";

/** Whether the device has no network, or one without internet: shown data may be outdated. */
export const useIsOffline = (): boolean => {
  const isOnline = useOnline();
  const isOld = useSyncExternalStore(cachedAnswers.listen, cachedAnswers.isShown, () => false);
  return isOld || !isOnline;
};
