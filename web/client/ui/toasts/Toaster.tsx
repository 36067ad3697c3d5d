import { useEffect, useSyncExternalStore } from "react";
import { toasts } from "../../data/toasts.ts";
import { onFirstInput } from "../../device/onFirstInput.ts";
import { loadable } from "../loadable.tsx";
import { ErrorBoundary } from "../states/ErrorState.tsx";

// The code of toasts is loaded with the first toast.
const { load, Component: ToastRegion } = loadable(() => import("./ToastRegion.tsx"));

/** Rendered once in the app. Shows the toasts of `useToast`. */
export const Toaster = () => {
  const toast = useSyncExternalStore(toasts.listen, toasts.current, () => null);
  // Loaded early, because the toast that reports a lost network could not be loaded then.
  useEffect(() => onFirstInput(() => void load().catch(() => undefined)), []);
  return toast === null ? null : (
    // If its code cannot be loaded, only the toast is lost.
    <ErrorBoundary fallback={null}>
      <ToastRegion toast={toast} onDismiss={toasts.dismiss} />
    </ErrorBoundary>
  );
};
