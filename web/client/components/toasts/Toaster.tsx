import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { onFirstInput } from "../../lib/onFirstInput.ts";
import { toasts } from "../../lib/toasts.ts";
import { ErrorBoundary } from "../states/ErrorBoundary.tsx";

const loadRegion = () => import("./ToastRegion.tsx");

// The code of toasts is loaded with the first toast.
const ToastRegion = lazy(loadRegion);

/** Rendered once in the app. Shows the toasts of `useToast`. */
export const Toaster = () => {
  const toast = useSyncExternalStore(toasts.listen, toasts.current, () => null);
  // Loaded early, because the toast that reports a lost network could not be loaded then.
  useEffect(() => onFirstInput(() => void loadRegion().catch(() => undefined)), []);
  return toast === null ? null : (
    // If its code cannot be loaded, only the toast is lost.
    <ErrorBoundary fallback={null}>
      <Suspense>
        <ToastRegion toast={toast} onDismiss={toasts.dismiss} />
      </Suspense>
    </ErrorBoundary>
  );
};
