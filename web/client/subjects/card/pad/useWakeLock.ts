import { useEffect } from "react";

/** Keeps the screen on, so that a phone need not be unlocked on every hole. Browsers may refuse. */
export const useWakeLock = (): void => {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isOver = false;

    const ask = async () => {
      if (!("wakeLock" in navigator) || document.visibilityState !== "visible") return;
      try {
        const given = await navigator.wakeLock.request("screen");
        if (isOver) await given.release();
        else lock = given;
      } catch {
        // The battery is low, or the device does not support it.
      }
    };

    void ask();
    // The lock ends when the page is hidden.
    document.addEventListener("visibilitychange", ask);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", ask);
      void lock?.release();
    };
  }, []);
};
